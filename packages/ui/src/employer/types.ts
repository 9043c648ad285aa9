/** A length that an interview can be given, and how many questions it has time for. */
export interface InterviewLength {
  readonly minutes: number;
  readonly questions: number;
}

/** What was read out of a job description, as the employer edits it, and what they add to it. */
export interface JobDraft {
  readonly title: string;
  /** Who asks for the interviews, as candidates read it. */
  readonly company: string;
  /** What they see beside it, as the address of a picture; null for nothing. */
  readonly logo: string | null;
  /** What candidates read before the interview; '' for nothing. */
  readonly note: string;
  readonly skills: readonly string[];
  /** Those of the skills that are nice to have. */
  readonly niceToHave: readonly string[];
  readonly questions: readonly string[];
  readonly minutes: number;
  /** Most questions; null for as many as there is time for. */
  readonly questionCount: number | null;
  readonly contactEmail: string;
  /** It was read out of a description in another language than interviews are held in. */
  readonly otherLanguage?: boolean | undefined;
}

/** Where a job post stands, from its creation on the page's opening to the link that is shared. */
export type JobPostView =
  | { readonly phase: 'creating' }
  | {
      readonly phase: 'describing' | 'submitting';
      readonly description: string;
      /** The description was read, and no job was found in it. Submitted again as it is, it is taken. */
      readonly noJob?: boolean | undefined;
    }
  | {
      readonly phase: 'reviewing';
      readonly draft: JobDraft;
      /** What has to be said before the employer goes on, as the draft could not be saved. */
      readonly notice?: string | undefined;
    }
  | { readonly phase: 'finalizing'; readonly draft: JobDraft }
  | {
      readonly phase: 'shared';
      /** The room route with the job's id, as an absolute address. */
      readonly link: string;
      readonly title: string;
      readonly contactEmail: string;
      /** The job's page for its employer, right after the job was made final; it is shown once. */
      readonly privateLink?: string | undefined;
    }
  | { readonly phase: 'failed'; readonly message: string };

/** What an employer can do on the way. */
export interface JobPostActions {
  readonly onDescriptionChange: (description: string) => void;
  readonly onSubmitDescription: () => void;
  readonly onDraftChange: (draft: JobDraft) => void;
  /** Back to the description; what was edited since is the caller's to keep. */
  readonly onEditDescription: () => void;
  /** Also reported without an address (by Enter in a field), which is answered with a notice. */
  readonly onFinalize: () => void;
  readonly onCloseNotice: () => void;
  /** Mails the links of all jobs of a mailbox. */
  readonly onSendLinks: (email: string) => void;
  /** Resolves when the text is on the clipboard. */
  readonly onCopy: (text: string) => Promise<void>;
  readonly onReturnHome: () => void;
}
