/** Where a subscription stands. Dates are as people write them. */
export type SubscriptionView =
  | {
      readonly status: 'trial';
      readonly endsOn?: string | undefined;
      /** Days that are left, the day on which it ends included. */
      readonly daysLeft?: number | undefined;
    }
  | { readonly status: 'active'; readonly renewsOn?: string | undefined }
  /** Cancelled, and paid until its end. */
  | { readonly status: 'canceling'; readonly endsOn?: string | undefined }
  | { readonly status: 'expired' }
  /** The service did not say. */
  | { readonly status: 'unknown' };

/** How something goes that was asked for; a failure's message is as the person reads it. */
export type WorkState =
  { readonly state: 'idle' | 'busy' | 'done' } | { readonly state: 'failed'; readonly message: string };

/** The manner of the interviewer. */
export type PersonaView = 'friendly' | 'neutral' | 'demanding';

/** What the practice interviews are about. */
export interface ProfileView {
  readonly targetRole: string;
  readonly persona: PersonaView;
  readonly jobDescription: string;
  /** Whether the sound of the own answers is kept. */
  readonly recording: boolean;
}

/** Why a file is of no use as a résumé; `failed`: it did not arrive. */
export type ResumeProblem = 'too-big' | 'unreadable' | 'wrong-kind' | 'failed';

/** The résumé that questions may refer to. `progress` is 0 to 1. */
export type ResumeView =
  | { readonly phase: 'none' }
  | { readonly phase: 'uploading'; readonly fileName: string; readonly progress?: number | undefined }
  | {
      readonly phase: 'kept';
      readonly fileName: string;
      readonly addedOn: string;
      readonly removing?: boolean;
      /** Why it could not be removed, as the person reads it. */
      readonly error?: string | undefined;
    }
  | { readonly phase: 'refused'; readonly fileName: string; readonly problem: ResumeProblem };
