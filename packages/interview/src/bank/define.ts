import type { Competency } from '../types.ts';

/** A question of the bank. Texts are written to be spoken: one or two sentences, no abbreviations, no digits. */
export interface BankQuestion {
  id: string;
  text: string;
  /** Ids of the roles that it is meant for; `general` fits every role. */
  roles: readonly string[];
  competency: Competency;
  /** Asks for a story that happened, so that a result and an own part can be expected. */
  behavioural: boolean;
  /** The same in plainer words. */
  rephrase: string;
}

/** A role that can be practiced. */
export interface Role {
  id: string;
  /** As people say it in a sentence: "software engineer". */
  title: string;
  /** Job titles that mean this role, spoken form, lower case. What was said is kept as the interview's title. */
  aliases: readonly string[];
  /** Words for the field rather than the job ("nursing", "coding"); weaker evidence, and never a title. */
  cues: readonly string[];
  questions: readonly BankQuestion[];
}

type Draft = Omit<BankQuestion, 'id' | 'roles'>;

/** A question for something that happened. */
export const story = (competency: Competency, text: string, rephrase: string): Draft => ({
  text,
  competency,
  behavioural: true,
  rephrase,
});

/** A question for a view, a motive or a way of working. */
export const view = (competency: Competency, text: string, rephrase: string): Draft => ({
  text,
  competency,
  behavioural: false,
  rephrase,
});

/** Gives every question an id that is stable as long as the order within its competency is. */
export function defineRole(role: Omit<Role, 'questions'>, drafts: readonly Draft[]): Role {
  const counts = new Map<Competency, number>();
  const questions = drafts.map((draft) => {
    const count = (counts.get(draft.competency) ?? 0) + 1;
    counts.set(draft.competency, count);
    return { ...draft, id: `${role.id}-${draft.competency}-${count}`, roles: [role.id] };
  });
  return { ...role, questions };
}
