import type { PersonaView } from '../../account/index.ts';
import type { MicCheckView, SpeakerTestView } from '../../voice/index.ts';

/** How a practice interview is set up. */
export interface PracticeChoices {
  /** '' for the one that the job ad tells; without an ad the interviewer asks. */
  readonly role: string;
  /** The text of a job ad; '' for none. */
  readonly advert: string;
  readonly minutes: number;
  readonly persona: PersonaView;
  /** A few words of feedback after most answers, and another try; else all feedback comes in the report. */
  readonly coached: boolean;
}

/** A length to choose, with about how many questions it holds, and how many with feedback in between. */
export interface PracticeLength {
  readonly minutes: number;
  readonly questions: number;
  readonly coachedQuestions: number;
}

/**
 * What was read in the job ad. `unread`: not looked at yet; `unreadable`: no job was found in it; `link`: it is only an
 * address, which the service doesn't open.
 */
export type AdReadingView =
  | { readonly state: 'unread' | 'busy' | 'unreadable' | 'link' }
  | {
      readonly state: 'read';
      /** '' when the ad names none. */
      readonly title: string;
      readonly skills: readonly string[];
      readonly english: boolean;
    };

/** The card before a practice interview. */
export interface PracticeSetupView {
  readonly phase: 'setting-up';
  /** What the card begins with. */
  readonly suggested: PracticeChoices;
  /** Where the suggestion comes from. */
  readonly from: 'last' | 'profile' | 'nothing';
  readonly lengths: readonly PracticeLength[];
  /** Name of the résumé whose skills the questions may refer to. */
  readonly resume: string | null;
  readonly reading: AdReadingView;
  /** The ad tells no job and no role was given, so the role is asked for. */
  readonly roleMissing: boolean;
  readonly starting: boolean;
  /** Why the interview could not begin. */
  readonly error?: string | undefined;
  readonly mic: MicCheckView;
  readonly speaker: SpeakerTestView;
}

/** What a person can do with the card, besides checking the sound. */
export interface PracticeSetupActions {
  /** A job ad was pasted, or changed. */
  readonly onReadAd: (choices: PracticeChoices) => void;
  readonly onSetUp: (choices: PracticeChoices) => void;
}
