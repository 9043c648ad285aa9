import * as v from 'valibot';

const storageKey = 'viva.jobPost';

const lines = v.pipe(v.array(v.string()), v.readonly());

const keptSchema = v.object({
  /** Missing: the service has it no more, and another one is made. */
  jobId: v.optional(v.string()),
  description: v.string(),
  /** The draft as edited, and the description that it was read from. */
  read: v.optional(
    v.object({
      description: v.string(),
      draft: v.object({
        title: v.string(),
        company: v.string(),
        logo: v.optional(v.nullable(v.string()), null),
        note: v.string(),
        skills: lines,
        niceToHave: lines,
        minutes: v.number(),
        questionCount: v.nullable(v.number()),
        questions: lines,
        contactEmail: v.string(),
        otherLanguage: v.optional(v.boolean()),
      }),
    }),
  ),
  reviewing: v.boolean(),
  /** The last stage, as long as its tab stays there. */
  shared: v.optional(v.object({ link: v.string(), title: v.string(), contactEmail: v.string() })),
});

/** A job post that is being written. */
export type KeptPost = v.InferOutput<typeof keptSchema>;

/**
 * The job post that is being written, for a reload of its tab. Where nothing may be stored, or what is there is none,
 * there is none.
 */
export const keptPost = {
  read(): KeptPost | null {
    try {
      const found = v.safeParse(keptSchema, JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
      return found.success ? found.output : null;
    } catch {
      return null;
    }
  },
  write(post: KeptPost): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(post));
    } catch {
      // It stays in the page.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(storageKey);
    } catch {
      // There is none.
    }
  },
};
