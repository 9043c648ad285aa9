import { readFileSync } from 'node:fs';
import path from 'node:path';
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
    'Can we skip what I just said? I’d like to start again.',
    'Can I start over with the relative? I told it back to front.',
    'Let me start again. My team and I had too few people on the ward, so we made a mistake.',
    'the patient said no wait let me begin again from the top so first she made a mistake',
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

/** The plans of the wishes in `testing/goingBack`. */
const plans: Readonly<Record<string, readonly string[]>> = {
  A: [
    'What do you do now, and what brought you to nursing?',
    'Tell me about a time you had to calm an upset patient.',
    'Tell me about a medication error you noticed or made.',
    'How do you decide what to do first when three patients need you?',
    'Tell me about a disagreement with a doctor or a colleague.',
    'What would you do in your first month here?',
  ],
  B: [
    'Tell me about yourself and your work so far.',
    'Describe a bug that took you a long time to find.',
    'Tell me about a time you missed a deadline.',
    'How do you test code before it goes live?',
    'Tell me about something you taught a teammate.',
    'Tell me about a technical decision you regret.',
  ],
  C: [
    'What have you been doing up to now?',
    'Tell me about a difficult customer.',
    'Tell me about a time you helped a new person in the team.',
    'What do you do when the till doesn’t balance?',
    'Tell me about a busy day and how you kept up.',
    'Tell me about something you changed in the shop.',
  ],
};
const competencies = ['motivation', 'communication', 'ownership', 'craft', 'teamwork', 'adaptability'] as const;

/** What was found of the wishes in a file, and what their writer meant: a question's number, `current`, or `which`. */
function readWishes(file: string): { meant: string; found: string }[] {
  const lines = readFileSync(path.join(import.meta.dirname, '../testing/goingBack', file), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const [plan = '', open = '', told = '', skips = '', wish = '', meant = ''] = line.split('\t');
    const left = skips.split(/[, ]+/).map(Number);
    const index = open === 'end' ? 6 : Number(open) - 1;
    const asked = (plans[plan] ?? []).map((text, n) => ({
      ...{ id: `q${n}`, text, competency: competencies[n] ?? 'craft', behavioural: true },
    }));
    const found = earlierQuestion(
      {
        ...startPolicy({ seed: 'test', maxMs: 900_000 }),
        step: open === 'end' ? 'own-questions' : 'questions',
        index: Math.min(index, 5),
        plan: { role: 'any', title: 'any', questions: asked },
        answer: told === 'yes' ? { ...noAnswer, text: 'Well.', words: 1 } : noAnswer,
        outcomes: asked.slice(0, index).map(({ id, competency }, n) => ({
          ...{ questionId: id, competency, outcome: left.includes(n + 1) ? 'skipped' : 'answered' },
        })),
      },
      wish,
    );
    return { meant, found: found === null ? 'current' : found === 'unsure' ? 'which' : String(found + 1) };
  });
}

test('wishes by a hand that the rules were not made with lead to the right question, or at least to no wrong one', () => {
  const wishes = readWishes('heldout.tsv');
  const right = wishes.filter(({ meant, found }) => meant === found);
  const wrong = wishes.filter(({ meant, found }) => meant !== found && /\d/.test(found));
  expect(wishes).toHaveLength(60);
  // 31 at the first reading, with rules that were made without other people's wishes; 39 at the second.
  expect(right.length).toBeGreaterThanOrEqual(39);
  expect(wrong.length).toBeLessThanOrEqual(3);
  const madeWith = readWishes('made-with.tsv');
  expect(madeWith.filter(({ meant, found }) => meant === found).length / madeWith.length).toBeGreaterThanOrEqual(0.72);
});
