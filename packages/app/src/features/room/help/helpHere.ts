import type { HelpCountryView } from '@viva/ui';
import linesUrl from './helplines.tsv?url';
import { countriesOf, type Place } from './place.ts';
import { helpTable, zoneTable } from './table.ts';
import zonesUrl from './timeZones.tsv?url';

/** Where to call in the countries that a place tells of, fetched whole: the service isn't told which they are. */
export async function helpHere(place: Place): Promise<readonly HelpCountryView[]> {
  const [lines, zones] = await Promise.all([textOf(linesUrl), textOf(zonesUrl)]);
  const table = helpTable(lines);
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return countriesOf(place, zoneTable(zones)).flatMap((country) => {
    const found = table.get(country);
    return found ? [{ name: names.of(country) ?? country, ...found }] : [];
  });
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The list of helplines could not be fetched: ${response.status}`);
  return response.text();
}
