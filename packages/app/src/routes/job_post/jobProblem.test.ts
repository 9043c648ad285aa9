import { expect, test } from 'vitest';
import { jobProblem } from './jobProblem.ts';

const job = {
  suggested_title: 'Ward Nurse',
  required_skills: ['Wound care', 'Shift handover'],
  key_questions: ['Why nights?'],
  contact_email: 'matron@example.com',
};

test('a job post that the service takes has no problem', () => {
  expect(jobProblem(job)).toBeUndefined();
  expect(jobProblem({ ...job, contact_email: 'müller@ward' })).toBeUndefined();
});

test.each([
  [{ contact_email: 'matron' }, 'The contact email must be an email address.'],
  [{ contact_email: `${'m'.repeat(60)}@${'w'.repeat(260)}` }, 'The contact email must have at most 320 characters.'],
  [{ suggested_title: 'Nurse, see www.example.com' }, 'The job title can’t contain a web or email address.'],
  [{ company: 'Evil, see evil.zip' }, 'The company’s name can’t contain a web or email address.'],
  [{ note: 'Call +1 555 010 9999.' }, 'The note for candidates can’t contain a phone number.'],
  [{ note: 'x'.repeat(601) }, 'The note for candidates must have at most 600 characters.'],
  [{ suggested_title: ' ' }, 'The job title must not be empty.'],
  [{ required_skills: ['Wound care', 'x'.repeat(501)] }, 'Skill 2 must have at most 500 characters.'],
  [{ required_skills: Array.from({ length: 31 }, () => 'Care') }, 'The required skills must have at most 30 entries.'],
  [{ key_questions: ['x'.repeat(501)] }, 'Question 1 must have at most 500 characters.'],
])('what the service would refuse is told in the words of the form: %#', (change, sentence) => {
  expect(jobProblem({ ...job, ...change })).toBe(sentence);
});
