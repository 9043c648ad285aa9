import { expect, test } from 'vitest';
import { failureLines, lastLines } from './failures.ts';

const failure = (n: number) => ({
  name: `rule ${n}`,
  file: `${n}.test.ts`,
  reason: 'expected 1\n\n\u001b[31mto be 2\u001b[0m\nat x\nat y',
});
const some = (count: number) => Array.from({ length: count }, (_, n) => failure(n));

test('a failure is named with its file and the first lines of its reason, without colors', () => {
  expect(failureLines(some(1), 3)).toEqual(['✗ 0.test.ts › rule 0', '    expected 1', '    to be 2']);
});

test('failures share the room that there is, and no line of it is left empty', () => {
  expect(failureLines(some(4), 8)).toHaveLength(8);
  expect(failureLines(some(3), 8)).toHaveLength(8);
  expect(failureLines(some(8), 8)).toEqual(some(8).map(({ name, file }) => `✗ ${file} › ${name}`));
});

test('where there is no room for all, the first have their reasons and the rest is counted', () => {
  const lines = failureLines(some(20), 7);
  expect(lines).toHaveLength(7);
  expect(lines.slice(0, 3)).toEqual(['✗ 0.test.ts › rule 0', '    expected 1', '    to be 2']);
  expect(lines.at(-1)).toBe('… and 18 more: each check names its own above');
});

test('a check with many failures hides neither the name nor the reason of another', () => {
  const stories = some(65).map((one) => ({ ...one, check: 'stories' }));
  const journeys = some(2).map(({ reason }, n) => ({ name: `journey ${n}`, reason, check: 'journeys' }));
  const lines = failureLines([...stories, ...journeys], 20);
  expect(lines).toHaveLength(20);
  for (const n of [0, 1]) expect(lines.join('\n')).toContain(`✗ journey ${n}\n    expected 1\n    to be 2`);
  expect(lines.at(-1)).toBe('… and 60 more: each check names its own above');
});

test('a tool that only prints gives its last lines as reason', () => {
  expect(lastLines('one\ntwo\n\nthree\n', 2)).toBe('two\nthree');
});
