import type { Strength } from '../../report/schema.ts';
import { tells } from '../answer/cues.ts';
import type { Feature } from '../answer/features.ts';
import { quoteAround } from '../answer/quotes.ts';
import type { Clause } from '../believe/reading.ts';
import { greatest, isOn } from './answers.ts';
import type { LetterAnswer } from './answers.ts';

interface Candidate {
  readonly feature: Feature;
  readonly clauses: readonly Clause[];
  readonly claim: string;
  readonly why: string;
  readonly worth: number;
}

/** Below this there is nothing yet that could honestly be praised. */
const leastScore = 1.5;

function candidatesIn({ assessment, score, number }: LetterAnswer): Candidate[] {
  const { parts, features, story, sides } = assessment;
  const { clauses } = assessment.reading;
  const found: Candidate[] = [];
  const add = (feature: Feature | null | undefined, worth: number, claim: string, why: string) => {
    if (feature) found.push({ feature, clauses, claim, why, worth: worth + score * 0.5 });
  };
  const { result, action, situation } = parts;
  if (result && story) {
    const measured = result.numbers.length > 0 || result.change;
    add(
      result,
      measured ? 3.2 : 2.4,
      measured ? 'You say what came of it, in terms that can be checked.' : 'You say what came of it.',
      `Your answer to question ${number} goes on after the work is done. Many stories stop there, and the listener has to guess whether it helped. The outcome is what people remember when the interview is over.`,
    );
  }
  const lesson = features.find(({ learned, practice, stems }) => (learned || practice) && stems.length > 1);
  if (sides.reflection >= 2.6 && lesson)
    add(
      lesson,
      sides.reflection >= 4 ? 2.8 : 2.2,
      'You say what you took from it.',
      `In your answer to question ${number} the story leaves something behind that you still use. It shows how you think about your own work, which no list of duties can show.`,
    );
  if (story && action && action.own > 0 && sides.structure >= 2.5)
    add(
      greatest(
        features.filter(({ outcome }) => !outcome),
        ({ own }) => own,
      ) ?? action,
      1.9,
      'You say what you did yourself.',
      `In your answer to question ${number} it is plain which part was yours. An interviewer can only give credit for what they can see you do.`,
    );
  if (story && situation?.time && sides.specificity >= 2.5)
    add(
      situation,
      1.5,
      'You put the listener in the picture at once.',
      `Your answer to question ${number} begins at a time and a place. Whoever listens can see it, and believes what comes next more easily.`,
    );
  if (!story) {
    const shown = features.find(({ own, stems }) => own > 0 && stems.length > 1);
    if (shown)
      add(
        shown,
        2.5,
        'You back your view with something that you did.',
        `Question ${number} asked what you think, and you show that you have done it. A view that was tried weighs more than one that only sounds right.`,
      );
    const reasoned = features.find(({ clause, stems }) => stems.length > 1 && tells.reason(clause.line));
    if (reasoned)
      add(
        reasoned,
        1.9,
        'You give a reason for what you say.',
        `In your answer to question ${number} one can follow why you see it so, and not only that you do.`,
      );
  }
  add(
    greatest(
      features.filter(({ stems }) => stems.length > 1),
      ({ numbers, time, own, stems }) => numbers.length + (time ? 1 : 0) + own * 0.5 + stems.length * 0.2,
    ),
    sides.specificity >= 3 ? 1.4 : 0.6,
    sides.specificity >= 3 ? 'You name particulars.' : 'You stay with the question.',
    sides.specificity >= 3
      ? `Your answer to question ${number} could not be anybody else’s: it has details that only somebody who was there would give.`
      : `Your answer to question ${number} speaks of what was asked. That is the ground on which the rest can be built.`,
  );
  return found;
}

/** What went well, with the words that show it; null where nothing could honestly be said. */
export function strengthOf(answers: readonly LetterAnswer[]): Strength | null {
  const good = answers.filter((answer) => answer.score >= leastScore && isOn(answer));
  const best = greatest(good.flatMap(candidatesIn), ({ worth }) => worth);
  return best ? { claim: best.claim, why: best.why, quote: quoteAround(best.feature.clause, best.clauses) } : null;
}
