import { describe, expect, it, test } from 'vitest';
import { addsToAnswer, earlierQuestion } from './earlierQuestion.ts';
import { noAnswer, startPolicy } from './state.ts';
import type { PolicyState } from './state.ts';

const questions = [
  ['motivation', 'What made you want to be a nurse?'],
  ['teamwork', 'Tell me about a time your team disagreed.'],
  ['ownership', 'Tell me about a mistake you made on a ward.'],
  ['adaptability', 'How do you stay calm under pressure?'],
  ['communication', 'Tell me about an angry relative.'],
  ['leadership', 'Tell me about somebody you trained.'],
] as const;

/** At the fifth question; the third was skipped. `answered`: something was told at the fifth already. */
const at = (answered = false): PolicyState => ({
  ...startPolicy({ seed: 'test', maxMs: 900_000 }),
  step: 'questions',
  index: 4,
  plan: {
    role: 'nurse',
    title: 'nurse',
    questions: questions.map(([competency, text], n) => ({ id: `q${n}`, text, competency, behavioural: true })),
  },
  answer: answered ? { ...noAnswer, text: 'He shouted.', words: 2 } : noAnswer,
  outcomes: questions
    .slice(0, 4)
    .map(([competency], n) => ({ questionId: `q${n}`, competency, outcome: n === 2 ? 'skipped' : 'answered' })),
});

describe('which question a candidate wants to answer again', () => {
  test.each([
    ['can we go back to the first question i’ve thought of a better one', 0],
    ['Can I go back to the first one?', 0],
    ['i wanna change my answer to the first', 0],
    ['Allow me to return to your opening question.', 0],
    ['i wanna do question 2 again if thats allowed', 1],
    ['Please go back to question two. I would like to answer it again.', 1],
    ['Number three I want to answer new', 2],
    ['can I go back to the question about teamwork, I have a much better one now', 1],
    ['you know the one about mistakes earlier i want to give you a different answer', 2],
    ['the one about pressure earlier, i’ve thought of something better for it', 3],
    ['i’ve thought of one now for that question i skipped can i do it', 2],
    ['I want to answer the previous question again', 3],
    ['go back 1 question pls i want to fix it', 3],
    ['Um, can we go back two? I said something dumb and I want to say it better.', 2],
    ['go back one more time to the question with the ward', 2],
  ])('%s', (wish, expected) => expect(earlierQuestion(at(), wish)).toBe(expected));

  test.each([
    'wait no i’m telling it backwards i’ll begin again',
    'Could we wind back and do it over?',
    'let me back up and tell it in order',
    'Let me go back to the start of it.',
    'hang on, first I need to say that again',
    'My first answer was from the internet. Let me replace it.',
    'No one heard that, let me begin again.',
    'Can I start over with the relative? I told it back to front.',
  ])('the current one: %s', (wish) => expect(earlierQuestion(at(true), wish)).toBe(null));

  it('takes the last answer for the one before only where nothing was told since', () => {
    const wish = 'Can I take back my last answer?';
    expect([earlierQuestion(at(), wish), earlierQuestion(at(true), wish)]).toEqual([3, null]);
  });

  it('knows when an earlier one is meant, and not which', () => {
    expect(earlierQuestion(at(), 'can i go back to the question with the supplier')).toBe('unsure');
    expect(earlierQuestion(at(), 'Can I go back to question six?')).toBe('unsure');
  });

  it('finds none before one was left', () =>
    expect(earlierQuestion({ ...at(), outcomes: [] }, 'Can we go back to the first question?')).toBe(null));
});

test.each([
  ['Can we go back to question one? I left out the most important bit.', true],
  ['May I add something to the first question?', true],
  ['Can I go back to the first one? I forgot a much better example.', false],
  ['Can I do the first question again?', false],
])('adds to what was told: %s %s', (wish, expected) => expect(addsToAnswer(wish)).toBe(expected));
