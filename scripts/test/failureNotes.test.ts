import { expect, it } from 'vitest';
import { complaintsIn, pageIn } from './failureNotes.ts';

const numbered = (count: number, line: (n: number) => string) => Array.from({ length: count }, (_, n) => line(n));

it('finds the page among the other parts of a failed journey, and no more than sixty lines of it', () => {
  const page = numbered(100, (n) => `  - button "Number ${n}"`);
  const context = ['# Page snapshot', '', '```yaml', '- main:', ...page, '```', '', '# Test source', ''].join('\n');
  expect(pageIn(context)).toEqual(['- main:', ...page.slice(0, 59)]);
  expect(pageIn('# Test source\n')).toEqual([]);
});

it('takes warnings and errors out of a log, and leaves what is only told', () => {
  const log = [
    '{"level":30,"msg":"request completed","url":"/error"}',
    '{"level":40,"msg":"slow"}',
    "TypeError: Cannot read properties of undefined (reading 'id')",
    'FATAL:  the database system is shutting down',
    '{"level":"info","msg":"room closed","error":null}',
    '{"level":"error","msg":"no such room"}',
    '',
  ].join('\n');
  expect(complaintsIn(log)).toEqual([
    '{"level":40,"msg":"slow"}',
    "TypeError: Cannot read properties of undefined (reading 'id')",
    'FATAL:  the database system is shutting down',
    '{"level":"error","msg":"no such room"}',
  ]);
});

it('keeps the last complaints of many, and cuts long ones', () => {
  const log = numbered(40, (n) => `{"level":50,"msg":"${n}${'x'.repeat(1_000)}"}`).join('\n');
  const complaints = complaintsIn(log);
  expect(complaints).toHaveLength(15);
  expect(complaints[0]).toMatch(/^\{"level":50,"msg":"25x+…$/);
  expect(Math.max(...complaints.map((line) => line.length))).toBeLessThan(200);
});
