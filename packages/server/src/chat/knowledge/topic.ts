import type { PersonaId } from '../persona.ts';

/** Something that the assistant knows. Texts may hold the places of {@link fill}. */
export interface Topic {
  readonly id: string;
  /** What it is about, as in "I can tell you about …". */
  readonly subject: string;
  /**
   * Sets of concepts or words, with commas between the sets: of a set all must be there; the set that explains most of
   * a question wins, over all topics.
   */
  readonly asked: string;
  /** What "it" means after this answer: concepts that a follow-up question is read together with. */
  readonly about: string;
  readonly answer: string;
  /** What more there is to say, when somebody asks how, where or for more. */
  readonly more?: string;
  /** The reason, when somebody asks why. */
  readonly why?: string;
  /** Said instead of `answer` when the concept is mentioned, in this order. */
  readonly where?: readonly { readonly mentions: string; readonly answer: string }[];
  /** A sentence that one persona adds. */
  readonly adds?: Partial<Readonly<Record<PersonaId, string>>>;
}
