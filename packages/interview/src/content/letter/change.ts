import type { Change } from '../../report/schema.ts';
import { quoteAround } from '../answer/quotes.ts';
import { sum } from '../answer/features.ts';
import type { Feature } from '../answer/features.ts';
import { greatest } from './answers.ts';
import type { LetterAnswer } from './answers.ts';
import { cost, lacksOf } from './lacks.ts';
import type { Lack } from './lacks.ts';

type Words = Pick<Change, 'claim' | 'why' | 'next'>;

const words: Readonly<Record<Lack, (number: number) => Words>> = {
  substance: (n) => ({
    claim: 'Say something that only you could say.',
    why: `Your answer to question ${n} could be anybody’s answer to anything. It may all be true, and still nobody can tell from it what you did.`,
    next: 'Take that question and write three lines: what had happened, what you did, and how it ended. Then say them aloud once.',
  }),
  question: (n) => ({
    claim: 'Answer the question that was asked.',
    why: `What you said to question ${n} has little to do with it. However good it is, the listener is still waiting for the answer.`,
    next: 'Say the question in your own words first, in your head. Then begin with the sentence that answers it, and tell the rest after.',
  }),
  case: (n) => ({
    claim: 'Tell one real case instead of what you usually do.',
    why: `Question ${n} asked for something that happened, and you describe a habit. It may be a good habit, but anybody could say it. One day, one person and what came of it make it yours.`,
    next: 'Pick one case. Write three lines: what had happened, what you did first, and how it ended.',
  }),
  'own-part': (n) => ({
    claim: 'Say what you did, apart from what the others did.',
    why: `In your answer to question ${n} everything is done by “we”. The listener wants to know what would have been missing without you.`,
    next: 'Tell it once more and begin three sentences with “I”: what I saw, what I did, what I said.',
  }),
  result: (n) => ({
    claim: 'Say what came of it.',
    why: `Your answer to question ${n} stops when the work is done. The listener can’t tell whether it helped, and that is what the question is for.`,
    next: 'Add one last sentence to the story: what was different afterwards, and for whom. A number makes it stronger.',
  }),
  situation: (n) => ({
    claim: 'Begin with where and when it was.',
    why: `Your answer to question ${n} starts in the middle. Without the place, the time and what was at stake, what you did is hard to value.`,
    next: 'Put two sentences in front: when and where it was, and what would have happened if nobody had done anything.',
  }),
  reason: (n) => ({
    claim: 'Give the reason for what you say.',
    why: `In your answer to question ${n} you say what you think or do, and not why. The reason is what shows that you understand your work.`,
    next: 'Say each point once more and go on with “because”.',
  }),
  example: (n) => ({
    claim: 'Back your view with one thing that you did.',
    why: `Your answer to question ${n} is a view, and a fair one. It would weigh more with one occasion on which you did just that.`,
    next: 'Find the last time you did it. Add two sentences: when it was, and what came of it.',
  }),
  number: (n) => ({
    claim: 'Put one number into the story.',
    why: `Your answer to question ${n} has no figure in it. How many, how long or how much is the difference between a story and a fact.`,
    next: 'Look up or estimate one figure for this story: people, hours, money, errors. Say “about” if you are not sure.',
  }),
  reflection: (n) => ({
    claim: 'Say what you took from it.',
    why: `Your answer to question ${n} tells what happened, not what you made of it. One sentence on that shows how you would do it the next time.`,
    next: 'End with one of these: what I do since then is …, or: today I would …',
  }),
};

/**
 * The one thing to change: what costs the answers most, shown by the answer that it costs most. A lack of several
 * answers weighs more than a greater one of a single answer.
 */
export function changeOf(answers: readonly LetterAnswer[]): Change | null {
  const lacking = answers.map((answer) => ({ answer, lacks: lacksOf(answer) }));
  const kinds = Object.keys(words).filter((kind): kind is Lack => Object.hasOwn(words, kind));
  const having = (kind: Lack) => lacking.filter(({ lacks }) => lacks.has(kind));
  const kind = greatest(kinds, (one) => sum(having(one).map(() => cost[one])));
  const worst = kind && greatest(having(kind), ({ answer }) => -answer.score);
  if (!kind || !worst) return furthest(answers);
  return asChange(words[kind](worst.answer.number), worst.lacks.get(kind) ?? null, worst.answer);
}

const asChange = (said: Words, feature: Feature | null, { assessment }: LetterAnswer): Change => ({
  claim: said.claim,
  why: said.why,
  quote: feature ? quoteAround(feature.clause, assessment.reading.clauses) : null,
  next: said.next,
});

/** For answers that lack nothing. */
function furthest(answers: readonly LetterAnswer[]): Change | null {
  const weakest = greatest(answers, ({ score }) => -score);
  if (!weakest) return null;
  const { parts, features, story } = weakest.assessment;
  const still = `Your answers have all their parts. What could still be added, to question ${weakest.number} first,`;
  const said = story
    ? {
        claim: 'Say what you would do differently.',
        why: `${still} is what you would do otherwise today: it shows that you look at your own work with open eyes.`,
        next: 'For each story, keep one sentence ready that begins with “today I would”.',
      }
    : {
        claim: 'Say where your view ends.',
        why: `${still} is when you would do it in another way, or what you still want to find out: it shows that you have thought further than the question.`,
        next: 'For each answer, keep one sentence ready that begins with “it would be different if”.',
      };
  return asChange(said, parts.result ?? features[0] ?? null, weakest);
}
