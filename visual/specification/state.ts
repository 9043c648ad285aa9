/**
 * A state, message or screen that the specification names. A story shows one by the tag `spec:<id>`; a check proves that
 * each has a story, and that the story shows each of its sentences.
 */
export interface SpecifiedState {
  readonly id: string;
  /** Section of the specification. */
  readonly section: 2 | 3 | 4 | 5 | 6 | 8 | 9;
  readonly state: string;
  /** Sentences that the story must show word for word; an ellipsis at an end stands for more of a longer text. */
  readonly shows: readonly string[];
  /** What nobody may find in the story. */
  readonly lacks: readonly string[];
}

interface Not {
  readonly not: readonly string[];
}

/** What a state must not show, in a list of what it shows. */
export const not = (...sentences: string[]): Not => ({ not: sentences });

/** Makes the states of a section. */
export const of =
  (section: SpecifiedState['section']) =>
  (id: string, state: string, ...sentences: (string | Not)[]): SpecifiedState => ({
    id,
    section,
    state,
    shows: sentences.filter((it) => typeof it === 'string'),
    lacks: sentences.flatMap((it) => (typeof it === 'string' ? [] : it.not)),
  });
