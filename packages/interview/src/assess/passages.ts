import type { ReadText, SentenceLabel, SentenceSpan } from '@viva/understanding';
import { sentenceLabels } from '@viva/understanding';

/** A sentence of an answer that counts, or a part of a long one, where it stands, and what it does. */
export interface Passage extends SentenceSpan {
  /** Number of the turn. */
  readonly turn: number;
  /** How likely each thing is that a sentence can do; together 1. */
  readonly does: Readonly<Record<SentenceLabel, number>>;
}

export const doesOf = ({ labels }: Pick<ReadText, 'labels'>): Passage['does'] =>
  Object.fromEntries(sentenceLabels.map((label, at) => [label, labels[at] ?? 0])) as Record<SentenceLabel, number>;

/** What it does most. */
export const mainOf = ({ does }: Pick<Passage, 'does'>): SentenceLabel =>
  sentenceLabels.reduce((best, label) => (does[label] > does[best] ? label : best));

/** How far a passage tells of one real case: what there was, was to do, was done, and came of it. */
export const told = ({ does }: Pick<Passage, 'does'>): number =>
  does.situation + does.task + does.action + does.decision + does.result + does.lesson + does.others;

/** The passage that does something most, where it does so surely enough; the earlier one of two. */
export function surest(
  passages: readonly Passage[],
  labels: readonly SentenceLabel[],
  least: number,
): Passage | undefined {
  const share = ({ does }: Passage) => labels.reduce((sum, label) => sum + does[label], 0);
  const [best] = [...passages].sort((a, b) => share(b) - share(a));
  return best && share(best) >= least ? best : undefined;
}
