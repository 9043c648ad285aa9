import type { HelpCountryView, HelpView } from '@viva/ui';
import { useEffect, useMemo, useState } from 'react';
import type { Clock } from '../core/clock.ts';
import { deliver } from '../core/delivery.ts';
import { helpHere } from './helpHere.ts';
import { herePlace, type Place } from './place.ts';

/** Lists the lines of every country. */
const everywhere = 'https://findahelpline.com';

/** What help there is in an interview. */
export interface HelpOptions {
  /** An interview has begun: the lines are fetched now, so that they are there should the connection be poor later. */
  readonly begun: boolean;
  readonly clock: Clock;
  /** Absent: where this browser is. */
  readonly place?: Place | undefined;
}

/** Fetches where to call, as often as it takes; until then no country is known. `canGoOn` is the caller's to say. */
export function useHelp({ begun, clock, place }: HelpOptions): Omit<HelpView, 'canGoOn'> {
  const [countries, setCountries] = useState<readonly HelpCountryView[]>([]);
  useEffect(() => {
    if (!begun) return undefined;
    const send = async () => setCountries(await helpHere(place ?? herePlace()));
    return deliver({ clock, send, onDone: () => undefined });
  }, [begun, clock, place]);
  return useMemo(() => ({ countries, everywhere }), [countries]);
}
