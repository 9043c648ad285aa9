import type { AgentDispatch } from 'livekit-server-sdk';

/** LiveKit's `ParticipantInfo.Kind.AGENT` and `JobStatus`, which its server SDK does not export. */
const agentKind = 4;
const unfinished: readonly number[] = [0, 1];

/** Whether a participant of this kind is an interviewer. */
export const isInterviewer = (kind: number): boolean => kind === agentKind;

/** How long a job may take from its start until its interviewer is in the room, in milliseconds. */
const arrivalMs = 10_000;

/**
 * Whether an interviewer may still come of a dispatch: a job was handed to a worker a moment ago, and after the last
 * interviewer was seen. LiveKit keeps the state that a job began with, so one that has ended looks as if it ran.
 */
export function isOnItsWay(dispatch: AgentDispatch, nowMs: number, lastSeenMs: number): boolean {
  return (dispatch.state?.jobs ?? []).some(({ state }) => {
    if (!state || !unfinished.includes(state.status)) return false;
    const startedMs = Number(state.startedAt / 1_000_000n);
    return startedMs > lastSeenMs && nowMs - startedMs < arrivalMs;
  });
}
