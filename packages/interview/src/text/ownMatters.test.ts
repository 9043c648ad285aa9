import { expect, test } from 'vitest';
import { tellsOwnMatter } from './ownMatters.ts';

test.each([
  'Will my depression count against me?',
  'is my pregnancy a problem',
  'Do you need to know about my epilepsy?',
  'Can I work part-time because of my kids?',
  'I use a wheelchair, is the office accessible?',
  'Does it matter that I am sixty?',
  'I am Muslim, would I have to work on Fridays?',
  'im hiv positive does the company need to know',
  'I was in prison, do I have to say that?',
  'What about night shifts, my back is bad?',
  'I have two small children, are the hours fixed?',
])('is told: %s', (text) => expect(tellsOwnMatter(text)).toBe(true));

test.each([
  'What is the salary?',
  'Is this recorded?',
  'Could you repeat the question?',
  'How many patients are there on a ward for people with cancer?',
  'Do you offer child care?',
  'I am not sure what you mean.',
  'I have three questions about the team.',
  'When will I hear back?',
  'I am a nurse, so would I work in a team?',
])('is not told: %s', (text) => expect(tellsOwnMatter(text)).toBe(false));
