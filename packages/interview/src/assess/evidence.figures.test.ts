import { evidenceAnswers } from '@viva/understanding/testing';
import { expect, it } from 'vitest';
import { buildReport } from '../report/buildReport.ts';
import { readAnswers } from './readAnswers.ts';
import { heldOutInterviews, skillsIn } from './testing/evidence.ts';
import { answerReader } from './testing/rated.ts';

const reader = await answerReader();

it('evidence found in answers full of near misses, by hands who knew nothing of the rules, is right in more than half', async () => {
  const pairs: { readonly label: string; readonly found: boolean; readonly asked: boolean }[] = [];
  for (const answer of evidenceAnswers('heldout')) {
    const read = await skillsIn(answer, reader);
    for (const { skill, label } of answer.skills) {
      const found = (read.find((one) => one.skill === skill)?.claims.length ?? 0) > 0;
      pairs.push({ label, found, asked: skill === answer.about });
    }
  }
  const shown = pairs.filter(({ label, asked }) => label === 'shown' && asked);
  const found = pairs.filter((pair) => pair.found);
  const right = found.filter(({ label }) => label === 'shown');
  expect(pairs.length).toBe(864);
  // First reading: 36 of 60 are right; 55 were shown in answers to a question about the skill.
  expect(right.length / found.length).toBeGreaterThan(0.58);
  expect(right.length / shown.length).toBeGreaterThan(0.6);
});

it('in whole interviews that mostly do not ask for the skills, none is found that is absent or told of another tool', async () => {
  const found = new Map<string, number>();
  for (const { record, truth } of heldOutInterviews()) {
    const read = await readAnswers(record, reader);
    for (const { skill, claims } of buildReport(record, { read }).skills) {
      const label = truth[skill] ?? '';
      found.set(label, (found.get(label) ?? 0) + (claims.length > 0 ? 1 : 0));
    }
  }
  // Found: 3 of the 41 that were mentioned, and none of the others.
  expect(Object.fromEntries(found)).toMatchObject({ 'other-tool': 0, absent: 0, language: 0 });
  expect(found.get('mentioned')).toBeLessThanOrEqual(3);
});
