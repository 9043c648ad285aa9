import type { AgentDispatch } from 'livekit-server-sdk';

/** LiveKit's `ParticipantInfo.Kind.AGENT` and `JobStatus`, which its server SDK does not export. */
const agentKind = 4;
const unfinished: readonly number[] = [0, 1];

/** Whether a participant of this kind is an interviewer. */
export const isInterviewer = (kind: number): boolean => kind === agentKind;

/**
 * How long an interviewer may take to be in the room, in milliseconds: from a dispatch whose job is not known (LiveKit
 * lists jobs only after seconds), and from the start of a job that a worker took.
 */
const takingMs = 5_000;
const arrivalMs = 8_000;

/**
 * Whether an interviewer may still come of a dispatch. What began before the last interviewer was seen has come or
 * failed: LiveKit keeps the state that a job began with, so one that has ended looks as if it ran.
 */
export function isOnItsWay({ state }: AgentDispatch, nowMs: number, lastSeenMs: number): boolean {
  const isRecent = (sinceNs: bigint, withinMs: number) => {
    const sinceMs = Number(sinceNs / 1_000_000n);
    return sinceMs > lastSeenMs && nowMs - sinceMs < withinMs;
  };
  if (!state) return false;
  if (isRecent(state.createdAt, takingMs)) return true;
  return state.jobs.some((job) => {
    const begun = job.state;
    return begun !== undefined && unfinished.includes(begun.status) && isRecent(begun.startedAt, arrivalMs);
  });
}
