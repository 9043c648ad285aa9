import { shuffled } from '../random.ts';
import type { MoveKind, ProbeKind } from '../types.ts';
import { phrases } from './phrases/index.ts';
import type { PoolName } from './phrases/index.ts';
import type { PolicyState } from './state.ts';

/** One thing the interviewer may do now. */
export interface Option {
  move: MoveKind;
  /** What to say, ready to be spoken. */
  say: string;
  probe?: ProbeKind;
  /** The question that this is about. */
  questionId?: string;
  /** Words that `say` ends with, such as the planned question; another phrasing may change only what stands before. */
  fixed?: string;
  /** Where words weigh: it is said exactly as it stands, and no model is asked to word it. */
  exact?: true;
  /** The state once this was said. */
  next: PolicyState;
  /** True when this is the goodbye. */
  ends: boolean;
  /** Why it ends; only with `ends`. */
  endReason?: 'completed' | 'candidate-left' | 'insults' | 'silence' | 'time';
}

/** The moves that are allowed now; the first is the built-in choice. */
export interface Proposal {
  options: [Option, ...Option[]];
}

/** What happened; `atMs` is milliseconds since the session's start. */
export type PolicyEvent =
  /** The candidate is there and hears. */
  | { type: 'ready'; atMs: number }
  /** A finished turn of the candidate. `speakingMs` 0 means unknown. */
  | { type: 'said'; text: string; atMs: number; speakingMs: number; approximate: boolean; typed: boolean }
  /** Nobody spoke for that long after the interviewer finished; raise it when {@link patienceMs} has passed. */
  | { type: 'silence'; silentMs: number; atMs: number }
  /** Another interviewer process took over. `lastTopic`: what an unfinished turn was about (see `topicOf`). */
  | { type: 'recovered'; atMs: number; lastTopic?: string | undefined }
  /** The candidate reloaded and is back. */
  | { type: 'returned'; atMs: number }
  /** The interview's time is up, whoever is speaking. */
  | { type: 'time'; atMs: number };

export type SaidEvent = Extract<PolicyEvent, { type: 'said' }>;

/** Puts an option together and notes what it says. */
export function option(
  move: MoveKind,
  parts: readonly (string | undefined)[],
  next: PolicyState,
  extra: Partial<Pick<Option, 'probe' | 'fixed' | 'exact' | 'endReason'>> = {},
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

/** A phrase of the persona's pool that hasn't been used, in the seed's order; when all have been, the one used longest ago. */
export function phrase(state: PolicyState, pool: PoolName): { text: string; state: PolicyState } {
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
