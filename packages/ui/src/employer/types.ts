/** What was read out of a job description, as the employer edits it. */
export interface JobDraft {
  readonly title: string;
  readonly skills: readonly string[];
  readonly questions: readonly string[];
  readonly contactEmail: string;
}

/** Where a job post stands, from its creation on the page's opening to the link that is shared. */
export type JobPostView =
  | { readonly phase: 'creating' }
  | { readonly phase: 'describing' | 'submitting'; readonly description: string }
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
  /** Resolves when the text is on the clipboard. */
  readonly onCopy: (text: string) => Promise<void>;
  readonly onReturnHome: () => void;
}
