/** A service that listens to people in a hard time, and how to reach it. */
export interface HelpLineView {
  readonly name: string;
  /** Numbers to call, as they are dialed. */
  readonly call: readonly string[];
  /** A number to send a message to, and the word to begin with where one is needed. */
  readonly text?: { readonly number: string; readonly word?: string | undefined } | undefined;
  /** Address of a page to write on. */
  readonly chat?: string | undefined;
  /** When it answers; absent where that is not known. */
  readonly hours?: string | undefined;
  /** What is spoken there, where the country does not tell. */
  readonly language?: string | undefined;
}

/** Where to call in a country. */
export interface HelpCountryView {
  readonly name: string;
  readonly emergency?: string | undefined;
  readonly lines: readonly HelpLineView[];
}

/** What a candidate is shown who spoke of danger to a life. */
export interface HelpView {
  /** The likeliest country first; empty when it isn't known. */
  readonly countries: readonly HelpCountryView[];
  /** Address of a page with the lines of every country. */
  readonly everywhere: string;
  /** Whether the interview can still be gone on with. */
  readonly canGoOn: boolean;
}

/** What a phone dials for a number as it is written; the key to press afterwards (`119, then 8`) is left to the caller. */
export const telOf = (number: string): string => `tel:${number.replace(/,.*$/, '').replace(/[^+*\d]/g, '')}`;

/** What a phone opens to write a message, with its first word where one is needed; `?&` suits iOS and Android. */
export const smsOf = ({ number, word }: NonNullable<HelpLineView['text']>): string =>
  `sms:${number.replace(/[^+\d]/g, '')}${word ? `?&body=${encodeURIComponent(word)}` : ''}`;
