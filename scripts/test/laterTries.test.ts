import { expect, test } from 'vitest';
import { laterTriesSection, replaceSection } from './laterTries.ts';
import type { RunRecord } from './records.ts';

const late = { check: 'journeys', name: 'logs in', file: 'e2e/login.spec.ts', reason: 'too late | at 15 s\nat x' };
const run = (day: string, ...later: RunRecord['later']): RunRecord => ({
  ...{ at: `${day}T08:00:00.000Z`, folder: '/clone', wholeGate: true, failures: [], later },
});

test('a test that needed a later try is listed with how often, and why', () => {
  const section = laterTriesSection([run('2026-11-20', late), run('2026-11-19', late), run('2026-11-18')]);
  expect(section).toContain('In the last 3 whole runs of the gate, from 2026-11-18 to 2026-11-20.');
  expect(section).toContain('| `e2e/login.spec.ts › logs in` | 2 | `too late \\| at 15 s` |');
});

test('runs in which everything passed at once are said to need nothing', () => {
  expect(laterTriesSection([run('2026-11-20')])).toContain('In the last whole run of the gate, of 2026-11-20.');
  expect(laterTriesSection([run('2026-11-20')])).toContain('None.');
});

test('a new section takes the place of the old one', () => {
  const page = replaceSection('# Page\n\n## One\n\ntext\n', laterTriesSection([]));
  const two = replaceSection(`${page}\n## Two\n`, laterTriesSection([run('2026-11-20', late)]));
  expect(two.match(/## Tests that/g)).toHaveLength(1);
  expect(two.startsWith('# Page\n\n## One\n\ntext\n\n## Tests that')).toBe(true);
  expect(two.trimEnd().endsWith('\n## Two')).toBe(true);
});
