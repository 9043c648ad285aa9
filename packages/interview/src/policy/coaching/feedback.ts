import type { SentenceLabel } from '@viva/understanding';
import type { PlannedQuestion } from '../../types.ts';
import { isShort, lacksOf } from '../ledger.ts';
import type { SaidEvent } from '../option.ts';
import type { PoolName } from '../phrases/index.ts';
import type { Gap, PolicyState } from '../state.ts';

/** Half a minute more than the two minutes that are advised (`answerMs` of `report/norms.ts`); in words at 150 a minute. */
const long = { speakingMs: 150_000, words: 375 } as const;

/** The one thing that an answer lacks most, by the same ledger that further questions are asked by; null where it lacks nothing. */
export function gapIn(state: PolicyState, question: PlannedQuestion, typed: boolean): Gap | null {
  const { answer, ledger } = state;
  const [lack] = lacksOf(answer, ledger, question, typed);
  if (lack === 'own-part' || lack === 'action' || lack === 'result') return lack;
  if (lack && isShort(answer, typed)) return 'length';
  // Where a candidate comes from, and what they look for, needs no example.
  if (lack && question.evidence !== 'background' && !supposes.test(question.text))
    return question.behavioural ? 'event' : 'example';
  return isLong(answer) ? 'brevity' : null;
}

/** What was never done yet has no example. */
const supposes = /\b(?:would you|imagine|suppose)\b/i;

/** Whether an answer that lacked something still lacks it; it had `toldWords` words then. */
export function isOpen(gap: Gap, state: PolicyState, question: PlannedQuestion, typed: boolean): boolean {
  const { answer, ledger } = state;
  const lacks = lacksOf(answer, ledger, question, typed);
  switch (gap) {
    case 'length':
      return isShort(answer, typed) || answer.words <= state.toldWords;
    case 'brevity':
      return isLong(answer) || answer.words >= state.toldWords;
    case 'own-part':
    case 'action':
      return !ledger.action;
    case 'result':
      return !ledger.result;
    case 'event':
    case 'example':
      return lacks.length > 0;
  }
}

/** What a sentence mostly does that closes a gap; one that may also do it is not enough to say so. */
const closedBy: Partial<Record<Gap, readonly SentenceLabel[]>> = {
  'own-part': ['action', 'decision'],
  action: ['action', 'decision'],
  result: ['result', 'lesson'],
};

/** Whether a turn surely told what was missing, so that this can be said. */
export const surelyTold = (gap: Gap, { reading }: Pick<SaidEvent, 'reading'>): boolean =>
  closedBy[gap] === undefined || reading.sentences.some(({ label }) => closedBy[gap]?.includes(label));

const isLong = ({ words, speakingMs }: PolicyState['answer']): boolean =>
  speakingMs > 0 ? speakingMs > long.speakingMs : words > long.words;

/** Phrases for what an answer told; null where there is nothing to say that is surely true. */
export function heardIn({ ledger }: PolicyState, question: PlannedQuestion, gap: Gap | null): PoolName | null {
  if (!question.behavioural) {
    if (question.evidence === 'background' || gap === 'length' || gap === 'example') return null;
    return question.evidence === 'method' ? 'heardMethod' : 'heardView';
  }
  // What is heard in so few words is a guess.
  if (gap === 'length') return null;
  const { situation, action, result } = ledger;
  if (action && result) return situation ? 'heardStory' : 'heardActionAndResult';
  if (action) return 'heardAction';
  if (result) return 'heardResult';
  return situation ? 'heardSituation' : null;
}

/** Phrases for a gap that was closed. */
export const closedWords = (gap: Gap): PoolName =>
  gap === 'length' ? 'heardMore' : gap === 'brevity' ? 'heardShorter' : 'heardMissing';

/** Phrases for a gap. */
export function gapWords(gap: Gap, { behavioural }: PlannedQuestion): PoolName {
  switch (gap) {
    case 'length':
      return behavioural ? 'missLength' : 'missLengthOfView';
    case 'brevity':
      return 'missBrevity';
    case 'own-part':
      return 'missOwnPart';
    case 'action':
      return 'missAction';
    case 'result':
      return 'missResult';
    case 'event':
      return 'missEvent';
    case 'example':
      return 'missExample';
  }
}
