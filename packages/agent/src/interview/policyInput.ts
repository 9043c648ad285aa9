import type { SessionContext } from '@viva/api-client/internal';
import {
  type PolicyEvent,
  type PolicyState,
  planForJob,
  planForProfile,
  policyStateSchema,
  startPolicy,
  topicOf,
} from '@viva/interview';
import type { CandidateTurn } from './ports.ts';

/** A preview's minutes hold as many. */
const previewQuestions = 3;

/** The policy's state to begin with: as stored, or that of a new interview. */
export function stateToBeginWith({ checkpoint, seed, maxMs, kind, job, profile }: SessionContext): PolicyState {
  // A state of another version can't be gone on with; what was said stays stored.
  const stored = policyStateSchema.safeParse(checkpoint);
  if (stored.success) return stored.data;
  if (kind === 'preview') return startPolicy({ seed, maxMs, questions: previewQuestions, emailsReport: false });
  if (job) return startPolicy({ seed, maxMs, plan: planForJob(job, seed, maxMs) });
  if (!profile) return startPolicy({ seed, maxMs });
  // A profile without a role still says in which manner to ask.
  const plan = planForProfile(profile, seed, maxMs) ?? undefined;
  return startPolicy({ seed, maxMs, persona: profile.persona, plan });
}

/** What to begin with at a moment; after a crash the last answer gives the topic, unless its words are a guess. */
export function eventToBeginWith({ turns }: SessionContext, atMs: number): PolicyEvent {
  if (turns.length === 0) return { type: 'ready', atMs };
  const last = turns.findLast((turn) => turn.speaker === 'user');
  const topic = last && !last.recogniser?.approximate ? topicOf(last.text) : null;
  return { type: 'recovered', atMs, ...(topic ? { lastTopic: topic } : {}) };
}

/** A turn of the candidate, as the policy takes it at a moment. */
export function turnEvent(turn: CandidateTurn, atMs: number): PolicyEvent {
  return {
    type: 'said',
    text: turn.text,
    atMs,
    speakingMs: turn.typed ? 0 : Math.max(0, turn.endedAt - turn.startedAt),
    approximate: turn.recogniser?.approximate ?? false,
    typed: turn.typed,
  };
}
