import type { PutTurn, Recogniser, Word } from '@viva/api-client/internal';
import type { InterviewPhase, QuestionAttribute } from '@viva/api-client/room';
import type { InterviewPlan, Option, PolicyEvent, PolicyState, Proposal } from '@viva/interview';

/** A line that is being said. */
export interface SpokenLine {
  /** Settles when the line has been said or broken off. */
  readonly finished: Promise<SpokenResult>;
}

/** What became of a line. Times are epoch milliseconds. */
export interface SpokenResult {
  /** What the candidate heard of it. */
  readonly text: string;
  readonly interrupted: boolean;
  /** Undefined when it was broken off before its first sound. */
  readonly startedAt: number | undefined;
  readonly endedAt: number;
}

/** The interviewer's mouth. */
export interface Speaker {
  /** Says a line; what is being said is broken off first. */
  say(text: string, options: { readonly interruptible: boolean }): SpokenLine;
  /** Breaks off what is being said. */
  hush(): void;
}

/** What the candidate's screen shows of the interview. */
export interface Screen {
  question(question: QuestionAttribute | null): void;
  phase(phase: InterviewPhase): void;
}

/** Picks one of the moves that the policy allows, and may phrase it; always answers with an allowed one. */
export interface Mind {
  choose(state: PolicyState, event: PolicyEvent, proposal: Proposal): Promise<Option>;
}

/** May word a plan's questions anew, within the plan's rules; always answers with an allowed plan, in seconds. */
export interface Planner {
  improve(plan: InterviewPlan): Promise<InterviewPlan>;
}

/** Where finished turns go. */
export interface TurnSink {
  /** Settles when the turn is acknowledged; rejects when it is refused for good. */
  put(turn: PutTurn): Promise<void>;
  flush(timeoutMs: number): Promise<void>;
}

/** A finished turn of the candidate. Times are epoch milliseconds. */
export interface CandidateTurn {
  readonly text: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly words?: readonly Word[];
  readonly recogniser?: Recogniser;
  readonly typed: boolean;
  /** Of a typed one: the browser's id, the same however often it is sent. */
  readonly answerId?: string;
}
