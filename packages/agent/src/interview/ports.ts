import type { PutPause, PutTurn, Recogniser, Word } from '@viva/api-client/internal';
import type {
  ClockAttribute,
  HelpStage,
  FeedbackAttribute,
  HintAttribute,
  InterviewPhase,
  Progress,
  QuestionAttribute,
} from '@viva/api-client/room';
import type { InterviewPlan, Option, SaidEvent } from '@viva/interview';

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
  /** This line may be said next. */
  prepare?(text: string): void;
  /** These lines may be said at some time, in this order. They take the place of those that were named before. */
  prepareLater?(texts: readonly string[]): void;
}

/** What the candidate's screen shows of the interview. */
export interface Screen {
  question(question: QuestionAttribute | null): void;
  phase(phase: InterviewPhase): void;
  /** How time runs. */
  clock(clock: ClockAttribute): void;
  /** How many questions were answered. */
  progress(progress: Progress | null): void;
  /** The hint for the question, or that there is one. */
  hint(hint: HintAttribute | null): void;
  /** What is said of the answer, while the candidate may say it again or go on. */
  feedback(feedback: FeedbackAttribute | null): void;
  /** Where to call, since the candidate spoke of danger to a life. While it is shown, nothing is kept of what is said. */
  help(help: HelpStage | null): void;
}

/** May word what the policy decided to ask back; always answers with the same move. */
export interface Mind {
  word(option: Option, event: SaidEvent): Promise<Option>;
}

/** May word a plan's questions anew, within the plan's rules; always answers with an allowed plan, in seconds. */
export interface Planner {
  improve(plan: InterviewPlan): Promise<InterviewPlan>;
}

/** Where finished turns go. */
export interface TurnSink {
  /** Settles when the turn is acknowledged; rejects when it is refused for good. */
  put(turn: PutTurn): Promise<void>;
  /** Has turn `n` and all that came after it erased; settles when they are. `checkpoint` is the policy's state before them. */
  withdraw(n: number, checkpoint: unknown): Promise<void>;
  /** Tells what `told` says when it is its turn: how long the interview was paused. */
  pause(told: () => PutPause): Promise<void>;
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
