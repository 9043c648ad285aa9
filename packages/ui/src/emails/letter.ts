import type { EmailPicture } from './types.ts';

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
  readonly picture?: LetterPicture | undefined;
  /** What is said of the interview in sentences, each with the words that it rests on. */
  readonly passages?: readonly Passage[];
  /** One line after the passages. */
  readonly summary?: string;
  readonly action?: Action;
  /** Other places to go, as links under the button. */
  readonly more?: readonly Action[];
  readonly sections?: readonly Section[];
  readonly closing: readonly string[];
}

/** A picture that travels with the message, so that nothing is fetched to show it. */
export interface LetterPicture extends EmailPicture {
  /** In pixels, as it is shown where there is room. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who don't see it. */
  readonly alt: string;
  /** Stands under it, and for it in plain text. */
  readonly caption: string;
  /** Where a press on it leads. */
  readonly url: string;
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

/** Bars under a heading. */
export interface Section {
  readonly heading: string;
  readonly value: string;
  readonly bars: readonly Bar[];
}

/** One bar of a chart; the words say all that the bar shows. */
export interface Bar {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  /** Length, 0 to 1; null where nothing was measured. */
  readonly share: number | null;
}
