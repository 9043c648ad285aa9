import type { InterviewFacts } from './attributes.ts';
import type { HelpShown } from './helpShown.ts';
import type { MicFailure, RoomSnapshot } from './connection.ts';
import type { SessionFailure } from './failures.ts';
import type { InterviewerWait } from './interviewerWatch.ts';
import type { TranscriptSegment } from './transcript.ts';

/** The room as the candidate has it. */
export interface ConnectedState {
  readonly phase: 'connected';
  readonly room: RoomSnapshot;
  readonly facts: InterviewFacts;
  readonly segments: readonly TranscriptSegment[];
  readonly micFailure: MicFailure | null;
  readonly wait: InterviewerWait;
  /** An interviewer has been here before, so waiting now means that one was lost. */
  readonly met: boolean;
  /** Where to call is shown; it stays when the connection or the interviewer is lost. */
  readonly help: HelpShown | null;
  /** What this browser's clock is ahead of the interviewer's, in milliseconds. */
  readonly clockAheadMs: number;
  /** The room was joined at least once. */
  readonly joined: boolean;
}

/** Where a voice session is (specification, section 4), with the ways in which it can stop. */
export type SessionState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'fetching-token' }
  | ConnectedState
  | { readonly phase: 'lost'; readonly reason: 'connection' | 'elsewhere'; readonly help: boolean }
  /** `help`: it ended while where to call was shown, and that stays. */
  | { readonly phase: 'ended'; readonly nothingSaid: boolean; readonly help: boolean }
  | { readonly phase: 'error'; readonly failure: SessionFailure };

const nothingKnown: InterviewFacts = {
  question: null,
  phase: null,
  ears: null,
  notice: null,
  recording: false,
  help: null,
  clock: null,
  progress: null,
  hint: null,
  feedback: null,
};

const joining: RoomSnapshot = {
  link: 'connecting',
  agent: null,
  canPlay: true,
  canPublish: true,
  micOn: false,
  devices: { audioInputs: [], videoInputs: [] },
};

/** A room that is being joined for the first time. */
export const joiningRoom: ConnectedState = {
  phase: 'connected',
  room: joining,
  facts: nothingKnown,
  segments: [],
  micFailure: null,
  wait: 'none',
  met: false,
  help: null,
  clockAheadMs: 0,
  joined: false,
};
