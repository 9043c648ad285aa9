import type { TurnLabel, TurnReading } from '@viva/understanding';
import { shuffled } from '../random.ts';
import type { MoveKind, ProbeKind } from '../types.ts';
import { phrases } from './phrases/index.ts';
import type { PoolName } from './phrases/index.ts';
import type { PolicyState } from './state.ts';

/** What the interviewer does now. */
export interface Option {
  move: MoveKind;
  /** What to say, ready to be spoken. */
  say: string;
  probe?: ProbeKind;
  /** The question that this is about. */
  questionId?: string;
  /**
   * What the candidate said is kept nowhere: they spoke of danger to a life, or answered the offer that followed. The line
   * itself isn't kept either while `next.help` stands.
   */
  unstored?: true;
  /** What the candidate's turn is kept as besides what it was read as: a reason for plain words is a personal matter. */
  kept?: readonly TurnLabel[];
  /** All that the candidate's turn is kept as, whatever it was read as: a wish that was served is no answer. */
  keptAs?: readonly string[];
  /** The candidate asked for a pause: the clock stops until they say something. */
  pauses?: true;
  /** The state once this was said. */
  next: PolicyState;
  /** True when this is the goodbye. */
  ends: boolean;
  /** Why it ends; only with `ends`. `stopped`: before its end, at the candidate's wish or for their sake. */
  endReason?: 'completed' | 'stopped' | 'insults' | 'silence' | 'time';
}

/** What happened; `atMs` is milliseconds since the session's start. */
export type PolicyEvent =
  /** The candidate is there and hears. */
  | { type: 'ready'; atMs: number }
  /** A finished turn of the candidate. `speakingMs` 0 means unknown. */
  | {
      type: 'said';
      text: string;
      atMs: number;
      speakingMs: number;
      approximate: boolean;
      typed: boolean;
      /** What was understood of it. */
      reading: TurnReading;
    }
  /** Nobody spoke for that long after the interviewer finished; raise it when {@link patienceMs} has passed. */
  | { type: 'silence'; silentMs: number; atMs: number }
  /** Another interviewer process took over. */
  | { type: 'recovered'; atMs: number }
  /** The candidate reloaded and is back. */
  | { type: 'returned'; atMs: number }
  /** A pause is over; `over`: because it lasted as long as it may. */
  | { type: 'resumed'; over: boolean; atMs: number }
  /** The candidate wants the hint for the question. */
  | { type: 'hint'; atMs: number }
  /** After feedback, the candidate presses to say the answer again, or to go on. */
  | { type: 'choice'; again: boolean; atMs: number }
  /** The interview's time is up, whoever is speaking. */
  | { type: 'time'; atMs: number };

export type SaidEvent = Extract<PolicyEvent, { type: 'said' }>;

/** Puts an option together and notes what it says. */
export function option(
  move: MoveKind,
  parts: readonly (string | undefined)[],
  next: PolicyState,
  extra: Partial<Pick<Option, 'probe' | 'endReason'>> = {},
): Option {
  const say = parts.filter(Boolean).join(' ');
  const question = next.step === 'questions' ? next.plan?.questions[next.index] : undefined;
  return {
    move,
    say,
    ...(question ? { questionId: question.id } : {}),
    ...extra,
    next: { ...next, said: [...next.said, say] },
    ends: next.step === 'ended',
  };
}

/** A reply with something said before it; `state` is the one in which it was decided. */
export const after = (
  lead: string | undefined,
  { said }: PolicyState,
  { move, say, next, endReason }: Option,
): Option => option(move, [lead, say], { ...next, said }, endReason ? { endReason } : {});

/** A phrase, and the state that knows that it was said. */
export interface Phrased {
  text: string;
  state: PolicyState;
}

/** A phrase of the persona's pool that hasn't been used, in the seed's order; when all have been, the one used longest ago. */
export function phrase(state: PolicyState, pool: PoolName): Phrased {
  const of = phrases[state.persona][pool];
  const ids = shuffled(
    of.map((_, i) => i),
    `${state.seed}/${pool}`,
  );
  const lastUse = (i: number) => state.used.indexOf(`${pool}:${i}`);
  const index = ids.reduce((best, i) => (lastUse(i) < lastUse(best) ? i : best), ids[0] ?? 0);
  const id = `${pool}:${index}`;
  return {
    text: of[index] ?? of[0],
    state: { ...state, used: [...state.used.filter((other) => other !== id), id] },
  };
}

/** Whether the pool still has a phrase that wasn't used in this interview. */
export const hasUnused = (state: PolicyState, pool: PoolName): boolean =>
  phrases[state.persona][pool].some((_, i) => !state.used.includes(`${pool}:${i}`));

/** A phrase that hasn't been used in this interview; no words when all have been. For what can as well be left out. */
export const freshPhrase = (state: PolicyState, pool: PoolName): Phrased =>
  hasUnused(state, pool) ? phrase(state, pool) : { text: '', state };
