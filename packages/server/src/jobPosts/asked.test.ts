import { interviewLengths } from '@viva/api-client';
import { questionsThatFit } from '@viva/interview';
import { expect, test } from 'vitest';
import { askedFor } from './asked.ts';

const job = {
  ...{ title: 'Nurse', skills: ['Spanish', 'Wound care'], questions: [], niceToHave: ['Spanish'] },
  ...{ minutes: null, questionCount: null },
};
const maxMs = 20 * 60_000;

test.each(interviewLengths)('a form says rightly how many questions fit into $minutes minutes', (length) => {
  expect(questionsThatFit(length.minutes * 60_000)).toBe(length.questions);
});

test('what a job must have is asked for before what is nice to have', () => {
  expect(askedFor(job, maxMs).skills).toEqual(['Wound care', 'Spanish']);
});

test('the number of questions is what fits into the time, or what the employer wants where that is less', () => {
  expect(askedFor(job, maxMs).most).toBeUndefined();
  expect(askedFor({ ...job, minutes: 10 }, maxMs).most).toBe(4);
  expect(askedFor({ ...job, minutes: 10, questionCount: 3 }, maxMs).most).toBe(3);
  expect(askedFor({ ...job, minutes: 5, questionCount: 3 }, maxMs).most).toBe(2);
  expect(askedFor({ ...job, minutes: 20 }, 5 * 60_000).most).toBe(2);
});
