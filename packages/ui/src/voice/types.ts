import type { HelpView } from './HelpCard/index.ts';
import type { LevelSource } from './levels.ts';
import type { Platform } from './platform.ts';

/** What the interviewer is doing; `disconnected` and `connecting` are about the room, the others are its own. */
export type KnownAgentState =
  'disconnected' | 'connecting' | 'initializing' | 'idle' | 'listening' | 'thinking' | 'speaking';

/** The same, or whatever else the interviewer says of itself: it is shown as it is. */
export type AgentState = KnownAgentState | (string & Record<never, never>);

/** The question being asked: number `n` of `of`. */
export interface QuestionView {
  readonly id: string;
  readonly n: number;
  readonly of: number;
  readonly text: string;
}

/** A stretch of speech, from either side, that grows until it is `final`. Lines come oldest first. */
export interface CaptionLine {
  readonly id: string;
  readonly speaker: 'agent' | 'user';
  readonly text: string;
  readonly final: boolean;
}

/**
 * Whether the candidate can be heard. `blocked`: the browser refuses the microphone; `missing`: there is none;
 * `hidden`: the participant may not publish sound, so nothing about a microphone is shown.
 */
export interface MicView {
  readonly state: 'live' | 'muted' | 'blocked' | 'missing' | 'hidden';
  /** How loud the candidate is, drawn beside the toggle. */
  readonly levels?: LevelSource | undefined;
}

/** How the captions are shown. `large` is half as large again, for reading from further away. */
export interface CaptionSettings {
  readonly shown: boolean;
  /** Whether a screen reader announces new lines. */
  readonly announced: boolean;
  readonly size: 'regular' | 'large';
}

/** A microphone, a camera or a speaker. */
export interface DeviceView {
  readonly id: string;
  readonly label: string;
}

export type DeviceKind = 'audioinput' | 'videoinput' | 'audiooutput';

/** What the device menu offers; an empty list says that there is none. */
export interface DevicesView {
  readonly audioInputs: readonly DeviceView[];
  readonly videoInputs: readonly DeviceView[];
  /** Absent where the browser does not let a page choose the speaker. */
  readonly audioOutputs?: readonly DeviceView[] | undefined;
  readonly audioInputId?: string | undefined;
  readonly videoInputId?: string | undefined;
  readonly audioOutputId?: string | undefined;
}

/** Why a microphone cannot be used. `insecure`: browsers give it only to pages opened over HTTPS or on localhost. */
export type MicTrouble = 'blocked' | 'missing' | 'in-use' | 'insecure';

/**
 * The interview is paused until `untilMs` (epoch milliseconds) at most. `press`: nothing that is said is kept; `voice`: the
 * candidate asked for it aloud, and goes on by talking.
 */
export interface PauseView {
  readonly by: 'press' | 'voice';
  readonly untilMs: number;
}

/** The hint for the question; without `text` it can be asked for. */
export interface HintView {
  readonly text?: string | undefined;
}

/** A few words about the answer that was just given, while the candidate may say it again or go on. */
export interface FeedbackView {
  readonly text: string;
}

/** How far an interview has come. */
export interface ProgressView {
  readonly answered: number;
  readonly of: number;
}

/** Something that the candidate should know of while the interview goes on; each has its sentence in `notices.ts`. */
export type RoomNotice =
  | 'reconnecting'
  | 'waiting-for-interviewer'
  | 'interviewer-away'
  | `microphone-${MicTrouble}`
  | 'voice-fallback'
  | 'ears-fallback'
  | 'mind-fallback'
  | 'ears-typing'
  | 'storing-delayed';

/** Why the room cannot go on by itself. `no-interviewer`: nobody is free; `elsewhere`: opened in another window. */
export type LostReason = 'connection' | 'no-interviewer' | 'elsewhere';

/** The interview itself. */
export interface TalkingView {
  readonly phase: 'talking';
  readonly agentState: AgentState;
  /** The interviewer's voice, one level for each bar or a single one for all; absent until its track is there. */
  readonly levels?: LevelSource | undefined;
  readonly question?: QuestionView | undefined;
  readonly captions: readonly CaptionLine[];
  /** Absent: shown, not announced, of the regular size. */
  readonly captionSettings?: CaptionSettings | undefined;
  readonly mic: MicView;
  readonly devices: DevicesView;
  /** Epoch milliseconds of the session's beginning; absent before it. */
  readonly startedAtMs?: number | undefined;
  /** Epoch milliseconds at which the room closes by itself, where it does: the time left is shown then. */
  readonly endsAtMs?: number | undefined;
  /** Epoch milliseconds at which the clock stopped, while it stands still. */
  readonly stoppedAtMs?: number | undefined;
  /** `possible`: there is a button for it; absent: it can't be paused. */
  readonly pause?: PauseView | 'possible' | undefined;
  /** Absent: this question has none. */
  readonly hint?: HintView | undefined;
  /** Absent: there is no choice to make. */
  readonly feedback?: FeedbackView | undefined;
  /** The candidate is asked whether the interview is to end, as far as it has come. */
  readonly ending?: ProgressView | undefined;
  readonly notices: readonly RoomNotice[];
  /** The candidate spoke of danger to a life: where to call, in the place of the question and the voice. */
  readonly help?: HelpView | undefined;
  /** The sound of the candidate's answers is kept. */
  readonly recorded?: boolean | undefined;
  /** The browser plays sound only after a press. */
  readonly playback: 'playing' | 'audio-blocked' | 'video-blocked';
  /** Where the page runs, for guidance that fits; absent: general guidance. */
  readonly platform?: Platform | undefined;
}

/** Everything the panel of a room can show. */
export type RoomView =
  | { readonly phase: 'connecting'; readonly note?: string | undefined }
  | TalkingView
  | {
      readonly phase: 'lost';
      readonly reason: LostReason;
      readonly retryInMs?: number | undefined;
      readonly help?: HelpView | undefined;
    }
  | {
      readonly phase: 'ended';
      readonly reportTo?: string | undefined;
      readonly nothingSaid?: boolean | undefined;
      readonly help?: HelpView | undefined;
    }
  | { readonly phase: 'failed'; readonly message: string };

/** What a person can do in the panel. */
export interface RoomActions {
  /** Stops the clock; rejects when it can't be stopped. */
  readonly onPause: () => Promise<void>;
  /** Goes on after a pause; rejects when the interviewer could not be told. */
  readonly onGoOn: () => Promise<void>;
  /** Asks for the hint; rejects when there is none. */
  readonly onHint: () => Promise<void>;
  /** Says the answer again after its feedback; rejects when the interviewer could not be told. */
  readonly onSayAgain: () => Promise<void>;
  /** Goes on after the feedback; rejects when the interviewer could not be told. */
  readonly onNextQuestion: () => Promise<void>;
  /** Ends the interview, after the question whether it is to end. */
  readonly onEnd: () => void;
  /** Stays in the interview after that question. */
  readonly onStay: () => void;
  /** The panel's close button. */
  readonly onClose: () => void;
  readonly onDisconnect: () => void;
  readonly onToggleMic: () => void;
  /** Asks the browser for the microphone again, after it was blocked or missing. */
  readonly onRetryMic: () => void;
  readonly onChooseDevice: (kind: DeviceKind, id: string) => void;
  /** Start Audio or Start Video: a press that lets the browser play. */
  readonly onStartMedia: () => void;
  /** Resolves when the answer has arrived; on rejection the text stays in the field. */
  readonly onSendAnswer: (text: string) => Promise<void>;
  /** The captions are to be shown differently; they are at once, and it may be remembered. */
  readonly onChangeCaptions?: ((settings: CaptionSettings) => void) | undefined;
  /** Joins again, from `lost`. */
  readonly onReconnect: () => void;
  readonly onReturnHome: () => void;
}
