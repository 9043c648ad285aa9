/**
 * What an e-mail says, before it is HTML or plain text. Both parts are made from one letter, so neither can say what the
 * other does not.
 */
export interface Letter {
  readonly subject: string;
  /** First words that a list of messages shows beside the subject. */
  readonly preview: string;
  /** Small line over the title. */
  readonly kicker?: string;
  readonly title: string;
  readonly opening: readonly string[];
  /** What is said of the interview in sentences, each with the words that it rests on. */
  readonly passages?: readonly Passage[];
  readonly action?: Action;
  /** Other places to go, as links under the button. */
  readonly more?: readonly Action[];
  readonly sections?: readonly Section[];
  readonly transcript?: Transcript;
  readonly closing: readonly string[];
}

/** A claim with its quote. */
export interface Passage {
  readonly heading: string;
  readonly claim: string;
  readonly paragraphs: readonly string[];
  readonly quote?: { readonly text: string; readonly time: string };
}

/** A button; in plain text its address. */
export interface Action {
  readonly label: string;
  readonly url: string;
  /** Stands under the button, for programs that show no link. */
  readonly note?: string;
}

/** One figure with what it is made of. */
export interface Section {
  readonly heading: string;
  /** The figure; null when there is none, and then the first paragraph says why. */
  readonly value: string | null;
  readonly paragraphs: readonly string[];
  readonly bars: readonly Bar[];
  /** `stacked`: a label has a line of its own; `inline`: label, bar and value on one line. */
  readonly layout: 'stacked' | 'inline';
  /** What belongs under the bars. */
  readonly after?: readonly string[];
  /** How to read the chart; only where there is one to see. */
  readonly legend?: string;
  /** Where a norm comes from, in small print. */
  readonly source?: string;
}

/** One bar of a chart; the words say all that the bar shows. */
export interface Bar {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  /** What stands under it in sentences, as the reasons for a score; bars in stacked charts only. */
  readonly lines?: readonly string[];
  /** Length, 0 to 1; null where nothing was measured. */
  readonly share: number | null;
  /** A norm to see it beside, 0 to 1. */
  readonly band?: { readonly from: number; readonly to: number };
}

/** Everything that was said. */
export interface Transcript {
  readonly heading: string;
  readonly note: string;
  readonly lines: readonly {
    readonly time: string;
    readonly speaker: string;
    readonly own: boolean;
    readonly text: string;
    /** How the line came about, such as `typed`. */
    readonly mark: string;
  }[];
}
