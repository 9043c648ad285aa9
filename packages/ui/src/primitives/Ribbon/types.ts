/** One equal part of an interview, by what takes most of its time; see the report's schema. */
export interface RibbonBar {
  readonly kind: 'speech' | 'interviewer' | 'typed' | 'pause' | 'silence';
  /** Words a second, 1 for four and more; 0 where nothing is said aloud. */
  readonly height: number;
}

/** A moment that a ribbon leads to. `strength` and `change` are those of the report. */
export interface RibbonMark {
  readonly kind: 'question' | 'strength' | 'change' | 'quote';
  /** Milliseconds from the start of the interview. */
  readonly startMs: number;
  /** The question's place in the interview, from 1. */
  readonly number: number | null;
}

/** An interview as one ribbon of bars. */
export interface RibbonView {
  readonly bars: readonly (RibbonBar & {
    readonly startMs: number;
    /** How many filler words lie in it. */
    readonly fillers: number;
  })[];
  /** Where the last bar ends. */
  readonly endMs: number;
  /** In order of time. */
  readonly marks: readonly RibbonMark[];
}
