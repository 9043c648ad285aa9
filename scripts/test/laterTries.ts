import { firstLines } from './failures.ts';
import type { RunRecord } from './records.ts';

const heading = '## Tests that needed a later try';

/**
 * The section of docs/measurements.md about tests that failed and then passed, each with how many of the given runs it
 * needed a later try in, and why at the last of them. Each is a defect to be mended at its cause.
 */
export function laterTriesSection(records: readonly RunRecord[]): string {
  const found = new Map<string, { runs: number; reason: string }>();
  for (const { later } of records)
    for (const { check, file = check, name, reason } of later) {
      const key = `${file} › ${name}`;
      // The newest run comes first, and its reason is the one that is shown.
      const known = found.get(key) ?? { runs: 0, reason: firstLines(reason, 1)[0] ?? '' };
      found.set(key, { ...known, runs: known.runs + 1 });
    }
  const days = records.map(({ at }) => at.slice(0, 10)).sort();
  const span = records.length === 0 ? 'No run is recorded.' : spanOf(records.length, days[0], days.at(-1));
  const rows = [...found].sort(([, a], [, b]) => b.runs - a.runs).map(([name, it]) => row(name, it));
  const table = rows.length === 0 ? ['None.'] : ['| test | runs | first reason |', '| --- | --- | --- |', ...rows];
  return [heading, '', `${span} \`npm run later-tries\` writes this list.`, '', ...table, ''].join('\n');
}

const spanOf = (runs: number, first = '', last = '') =>
  `In the last ${runs === 1 ? 'whole run' : `${runs} whole runs`} of the gate, ${first === last ? `of ${first}` : `from ${first} to ${last}`}.`;

const cell = (text: string) => (text === '' ? '' : `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``);
const row = (name: string, { runs, reason }: { runs: number; reason: string }) =>
  `| ${cell(name)} | ${runs} | ${cell(reason)} |`;

/** Puts the section into the page: in the place of an older one, or at its end. */
export function replaceSection(page: string, section: string): string {
  const from = page.indexOf(`${heading}\n`);
  if (from < 0) return `${page.trimEnd()}\n\n${section}`;
  const next = page.indexOf('\n## ', from);
  return `${page.slice(0, from)}${section}${next < 0 ? '' : page.slice(next)}`;
}
