import type {
  Ears,
  FeedbackAttribute,
  HelpStage,
  InterviewPhase,
  Notice,
  QuestionAttribute,
} from '@viva/api-client/room';
import type { DevicesView } from '@viva/ui';
import type { CloseCause, MicFailure } from '../core/connection.ts';

/** What an interviewer says of itself. */
export type OwnState = 'initializing' | 'listening' | 'thinking' | 'speaking';

/** Something that happens in a room, whoever is connected to it. */
export type RoomStep =
  /** An interviewer comes, still `initializing`. */
  | { readonly step: 'interviewer-joins' }
  | { readonly step: 'interviewer-leaves' }
  | { readonly step: 'state'; readonly state: OwnState }
  /** The interviewer speaks, word by word, and listens afterwards. The next step waits for the end. */
  | { readonly step: 'interviewer-says'; readonly text: string }
  /** The candidate speaks and is captioned, word by word. The next step waits for the end. */
  | { readonly step: 'candidate-says'; readonly text: string }
  /** A question is asked; those before it were answered, and there is a hint for it. */
  | { readonly step: 'question'; readonly question: QuestionAttribute }
  /** There is feedback on an answer, which may be said again; null: no longer. A press takes it away too. */
  | { readonly step: 'feedback'; readonly feedback: FeedbackAttribute | null }
  /** The interview is paused for as long as it may be, or goes on. */
  | { readonly step: 'paused'; readonly by: 'press' | 'voice' | null }
  | { readonly step: 'phase'; readonly phase: InterviewPhase }
  | { readonly step: 'ears'; readonly ears: Ears }
  /** Where to call is to be shown; null: no longer. */
  | { readonly step: 'help'; readonly help: HelpStage | null }
  /** A condition begins; null ends it. */
  | { readonly step: 'notice'; readonly code: Notice['code'] | null }
  /** The media server is out of reach for a while. */
  | { readonly step: 'reconnecting' }
  | { readonly step: 'reconnected' }
  /** The connection is over. `lost` and `elsewhere` leave the room to those who join again. */
  | { readonly step: 'closed'; readonly cause: CloseCause }
  /** What turning the microphone on meets from now on; null: it works. */
  | { readonly step: 'microphone'; readonly failure: MicFailure | null }
  /** Lets time pass. */
  | { readonly step: 'pause' };

/** A step of a script, `afterMs` after the one before has ended; `mark` names its moment, see `momentOf`. */
export type ScriptStep = RoomStep & { readonly afterMs?: number; readonly mark?: string };

/** A room that plays by itself: how it is found, and what happens from the first joining on. */
export interface RoomScript {
  readonly steps: readonly ScriptStep[];
  /** What each try to join meets; the last one also meets all later tries. By default all succeed. */
  readonly joining?: readonly ('joins' | 'fails' | 'hangs')[];
  /** What turning the microphone on meets at first; by default it works. */
  readonly microphone?: MicFailure | null;
  /** False: the participant may publish no sound. */
  readonly mayPublish?: boolean;
  /** False: the browser plays sound only after a press. */
  readonly playsSound?: boolean;
  readonly devices?: DevicesView;
}

/** Speaking time of one word in milliseconds: 170 words a minute, an unhurried conversation. */
export const wordMs = 350;
