/** How sure the recognizer was of an answer, and how wrong it was. */
export interface Answered {
  readonly speaker: string;
  readonly kind: string;
  readonly condition: string;
  readonly words: number;
  readonly errors: number;
  readonly confidence: number;
}

/** Answers with more errors a word must be flagged; those with at most so many should not. */
export const [badFrom, goodUpTo] = [0.25, 0.1];
/** So many of the bad ones must be flagged. */
const wanted = 0.9;

/** Speakers whose answers choose the threshold; the other ones check it. */
const choosing = new Set(['dickens', 'spk1', 'lj', 'conversation', 'cards', 'slt', 'awb']);

export const halves = (all: readonly Answered[]): { choose: Answered[]; check: Answered[] } => ({
  choose: all.filter(({ speaker }) => choosing.has(speaker)),
  check: all.filter(({ speaker }) => !choosing.has(speaker)),
});

const rateOf = ({ words, errors }: Answered): number => errors / words;
const isBad = (answer: Answered): boolean => rateOf(answer) > badFrom;
const isGood = (answer: Answered): boolean => rateOf(answer) <= goodUpTo;

/** Shares of answers whose confidence is below a threshold. */
export interface Flagged {
  readonly threshold: number;
  readonly bad: number;
  readonly between: number;
  readonly good: number;
}

export function flaggedBelow(threshold: number, answers: readonly Answered[]): Flagged {
  const share = (which: (answer: Answered) => boolean) => {
    const some = answers.filter(which);
    return some.filter(({ confidence }) => confidence < threshold).length / some.length;
  };
  return {
    threshold,
    bad: share(isBad),
    between: share((answer) => !isBad(answer) && !isGood(answer)),
    good: share(isGood),
  };
}

/** The lowest threshold, in hundredths, that flags the bad answers nine times in ten. */
export function thresholdFor(answers: readonly Answered[]): number {
  for (let hundredths = 1; hundredths < 100; hundredths++) {
    if (flaggedBelow(hundredths / 100, answers).bad >= wanted) return hundredths / 100;
  }
  return 1;
}

/** How often a bad answer is less sure than a good one: 1 tells them apart always, 0.5 never (area under the ROC curve). */
export function separation(answers: readonly Answered[]): number {
  const good = answers.filter(isGood);
  const pairs = answers
    .filter(isBad)
    .flatMap((bad) =>
      good.map(({ confidence }) => (bad.confidence < confidence ? 1 : bad.confidence === confidence ? 0.5 : 0)),
    );
  return pairs.reduce((sum: number, one) => sum + one, 0) / pairs.length;
}

export const countBad = (answers: readonly Answered[]): number => answers.filter(isBad).length;
export const countGood = (answers: readonly Answered[]): number => answers.filter(isGood).length;
