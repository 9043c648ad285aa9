import { expect, it } from 'vitest';
import { buildReport } from '../report/buildReport.ts';
import { readAnswers } from './readAnswers.ts';
import { heldOutAnswers, heldOutInterviews, skillsIn } from './testing/evidence.ts';
import { answerReader } from './testing/rated.ts';

const reader = await answerReader();

it('of answers full of near misses, by two hands who knew nothing of the rules, half of the evidence found is evidence', async () => {
  const pairs: { readonly label: string; readonly found: boolean }[] = [];
  for (const answer of heldOutAnswers()) {
    const read = await skillsIn(answer, reader);
    for (const { skill, label } of answer.skills) {
      const found = (read.find((one) => one.skill === skill)?.claims.length ?? 0) > 0;
      pairs.push({ label, found });
    }
  }
  const shown = pairs.filter(({ label }) => label === 'shown');
  const found = pairs.filter((pair) => pair.found);
  const right = found.filter(({ label }) => label === 'shown');
  expect(pairs.length).toBe(864);
  // First reading: 36 of 60 are right, of 304 that were shown.
  expect(right.length / found.length).toBeGreaterThan(0.58);
  expect(right.length / shown.length).toBeGreaterThan(0.11);
});

it('of whole interviews that asked for none of the skills, nothing is found that is absent or told of another tool', async () => {
  const found = new Map<string, number>();
  for (const { record, truth } of heldOutInterviews()) {
    const read = await readAnswers(record, reader);
    for (const { skill, claims } of buildReport(record, { read }).skills) {
      const label = truth[skill] ?? '';
      found.set(label, (found.get(label) ?? 0) + (claims.length > 0 ? 1 : 0));
    }
  }
  // Of 60 that were shown, 41 mentioned, 25 told of another tool, and 48 absent: 3 mentioned ones.
  expect(Object.fromEntries(found)).toMatchObject({ 'other-tool': 0, absent: 0, language: 0 });
  expect(found.get('mentioned')).toBeLessThanOrEqual(3);
});
