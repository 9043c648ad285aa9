import { type SessionContext, moreTimeFactor } from '@viva/api-client/internal';
import {
  type PolicyEvent,
  type PolicyState,
  type SaidEvent,
  coachedMs,
  defaultQuestionCount,
  interviewPlanSchema,
  planForJob,
  planForProfile,
  policyStateSchema,
  questionsThatFit,
  startPolicy,
} from '@viva/interview';
import type { TurnReading } from '@viva/understanding';
import type { CandidateTurn } from './ports.ts';

/** A preview's minutes hold as many. */
const previewQuestions = 3;

/** How many times as long silence may last for a candidate who asked for more time, and for one who types. */
const patience = { moreTime: 2, typing: 5 } as const;

/** What a candidate asked for, as the policy takes it. */
const wishesOf = ({ accommodations }: Pick<SessionContext, 'accommodations'>) => ({
  plain: accommodations.includes('plain-questions'),
  patience: accommodations.includes('typing')
    ? patience.typing
    : accommodations.includes('more-time')
      ? patience.moreTime
      : 1,
});

/** The time that as many questions are planned for as for everyone else, in milliseconds. */
const plannedMs = ({ accommodations, maxMs }: SessionContext): number =>
  accommodations.includes('more-time') ? maxMs / moreTimeFactor : maxMs;

/** The policy's state to begin with: as stored, or that of a new interview. */
export function stateToBeginWith(context: SessionContext): PolicyState {
  const { checkpoint, seed, maxMs, kind, job, profile, again } = context;
  // A state of another version can't be gone on with; what was said stays stored.
  const stored = policyStateSchema.safeParse(checkpoint);
  if (stored.success) return stored.data;
  // A preview costs its visitor nothing, so nobody holds an interviewer's place with a pause.
  if (kind === 'preview')
    return startPolicy({ seed, maxMs, questions: previewQuestions, emailsReport: false, preview: true });
  const pausable = true;
  if (again) {
    const plan = interviewPlanSchema.parse(again.plan);
    return startPolicy({ seed, maxMs, pausable, persona: again.persona, plan, emailsReport: false });
  }
  if (job) {
    const plan = planForJob(job, seed, plannedMs(context));
    return startPolicy({ seed, maxMs, pausable, plan, ...wishesOf(context) });
  }
  const { coached = false, persona } = profile ?? {};
  const plannedFor = coached ? coachedMs(maxMs) : maxMs;
  const questions = Math.min(defaultQuestionCount, questionsThatFit(plannedFor));
  // Where no role is given, the manner of the interviewer still is.
  const plan = (profile && planForProfile(profile, seed, plannedFor)) ?? undefined;
  return startPolicy({ seed, maxMs, pausable, questions, coached, persona, plan });
}

/** What to begin with at a moment: a new interview, or one that goes on after a crash. */
export const eventToBeginWith = ({ turns }: SessionContext, atMs: number): PolicyEvent => ({
  type: turns.length === 0 ? 'ready' : 'recovered',
  atMs,
});

/** A turn of the candidate, as the policy takes it at a moment. */
export function turnEvent(turn: CandidateTurn, reading: TurnReading, atMs: number): SaidEvent {
  return {
    type: 'said',
    text: turn.text,
    atMs,
    speakingMs: turn.typed ? 0 : Math.max(0, turn.endedAt - turn.startedAt),
    approximate: turn.recogniser?.approximate ?? false,
    typed: turn.typed,
    reading,
  };
}
