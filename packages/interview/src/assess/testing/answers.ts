import { type SentenceLabel, sentenceLabels, sentenceSpans } from '@viva/understanding';
import type { SessionRecord } from '../../report/record.ts';
import type { Evidence } from '../../types.ts';
import { type AnswerRead, type AnswersRead, nothingRead } from '../readAnswers.ts';

/** An answer as it was read: sentence by sentence what it does, and how people would rate it. */
export interface ReadAnswer {
  readonly question: string;
  readonly behavioural?: boolean;
  readonly evidence?: Evidence;
  readonly skills?: readonly string[];
  /** What each sentence does, and the sentence. */
  readonly said: readonly (readonly [SentenceLabel, string])[];
  readonly rating: number;
  readonly typed?: boolean;
  readonly toldBefore?: string;
  /** What the judge says of it, 1 unless told. */
  readonly fits?: number;
  readonly holds?: number;
}

const shares = (label: SentenceLabel) =>
  Object.fromEntries(sentenceLabels.map((each) => [each, each === label ? 0.9 : 0.01])) as Record<
    SentenceLabel,
    number
  >;

/** Ratings of which nine in ten are the one wanted. */
const ratingsOf = (rating: number) => [0, 1, 2, 3, 4, 5].map((each) => (each === rating ? 0.95 : 0.01));

/** A session of these answers, and what was read of it: minutes of speech, so that there is enough to assess. */
export function readSession(
  answers: readonly ReadAnswer[],
  more: { readonly skills?: readonly string[]; readonly questions?: number } = {},
): { record: SessionRecord; read: AnswersRead } {
  const questions = answers.map(({ question, behavioural = true, evidence, skills }, at) => ({
    ...{ id: `q${at + 1}`, text: question, behavioural },
    ...(skills ? { skills: [...skills] } : {}),
    ...(evidence ? { evidence } : {}),
  }));
  for (let at = answers.length; at < (more.questions ?? 0); at++)
    questions.push({ id: `q${at + 1}`, text: `And what is your view of matter ${at}?`, behavioural: true });
  const turns: SessionRecord['turns'] = answers.flatMap(({ question, said, typed = false }, at) => {
    const [n, startMs] = [2 * at, at * 200_000];
    const id = { questionId: `q${at + 1}` };
    const text = said.map(([, sentence]) => sentence).join(' ');
    const asked = { ...id, n, speaker: 'agent' as const, text: question, startMs, endMs: startMs + 5_000 };
    const told = { ...id, n: n + 1, speaker: 'user' as const, text, startMs: startMs + 6_000, endMs: startMs + 90_000 };
    return [asked, { ...told, ...(typed ? { typed } : {}), kinds: ['answer'] }];
  });
  const read = questions.map((question, at): AnswerRead => {
    const answer = answers[at];
    if (!answer) return { questionId: question.id, ...nothingRead };
    const text = answer.said.map(([, sentence]) => sentence).join(' ');
    let from = 0;
    const passages = answer.said.flatMap(([label, sentence]) => {
      const start = text.indexOf(sentence, from);
      from = start + sentence.length;
      return sentenceSpans(sentence).map((span) => ({
        ...{ turn: 2 * at + 1, text: span.text, start: start + span.start, end: start + span.end },
        whole: { start: start + span.whole.start, end: start + span.whole.end },
        does: shares(label),
      }));
    });
    return {
      ...{ ...nothingRead, questionId: question.id, passages, ratings: ratingsOf(answer.rating) },
      ...{ toldBefore: answer.toldBefore ?? null, fits: answer.fits ?? 1, holds: answer.holds ?? 1 },
    };
  });
  const plan = { title: 'nurse', questions, ...(more.skills ? { skills: [...more.skills] } : {}) };
  return { record: { kind: 'practice', plan, turns }, read: { answers: read, personal: [], version: 'test' } };
}

const question = 'Tell me about a time you found a mistake.';

/** A story with all of its parts. */
export const story: ReadAnswer = {
  question,
  rating: 5,
  said: [
    ['situation', 'On my second night the list said ten units of insulin for a man of eighty.'],
    ['task', 'I had to give it before the doctor came back from the other ward.'],
    ['action', 'I checked his chart twice, and I rang the doctor before I gave anything.'],
    ['decision', 'I did not want to wait, because his sugar was falling already.'],
    ['result', 'It was a slip of the pen, and the man was well in the morning.'],
    ['lesson', 'We write numbers out in words since then.'],
  ],
};

/** One that stops before its end. */
export const openStory: ReadAnswer = {
  question,
  rating: 3,
  said: [
    ['situation', 'In spring two lorries came at once and one of them had our flour.'],
    ['action', 'I wrote the numbers of both on the gate and let the smaller one in first.'],
    ['action', 'Then I moved the pallets of the old flour to the wall with my own truck.'],
  ],
};

/** General words. */
export const talk: ReadAnswer = {
  question: 'Tell me about a time you worked in a team.',
  rating: 1,
  said: [
    ['general', 'Teamwork is very important, and communication is the key to every success.'],
    ['general', 'A good team always helps each other, and everybody should be open and honest.'],
  ],
};
