/** An e-mail without its address: both parts say the same. */
export interface Email {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Whose product the e-mails speak of. */
export interface EmailBrand {
  readonly name: string;
  /** Where questions go; left out where there is nobody to ask. */
  readonly supportEmail?: string | undefined;
}

/** Why a figure is missing. */
export type MissingReason = 'not-measurable-with-this-recogniser' | 'typed' | 'too-little-speech' | 'no-word-times';

/** A moment inside the interview, in milliseconds from its start. */
interface Moment {
  readonly startMs: number;
}

/** What became of one question. */
export interface EmailAnswer {
  readonly question: string;
  readonly outcome: 'answered' | 'skipped' | 'unanswered' | 'not-reached';
  readonly words: number;
  /** Null when it was typed or not answered. */
  readonly speakingMs: number | null;
  readonly startMs: number | null;
  readonly wordsPerMinute: number | null;
  readonly typed: boolean;
  /** Questions asked back. */
  readonly probes: number;
  /** What was said, 0 to 5; missing or null where it is not assessed. */
  readonly score?: number | null | undefined;
}

/** Words of the candidate, verbatim, with their moment. */
interface EmailQuote extends Moment {
  readonly text: string;
}

/** What went well: a claim, and the words that show it. */
export interface EmailStrength {
  readonly claim: string;
  readonly why: string;
  readonly quote: EmailQuote;
}

/** The one thing to change. */
export interface EmailChange {
  readonly claim: string;
  readonly why: string;
  /** Null where what is missing can't be quoted. */
  readonly quote: EmailQuote | null;
  /** What to do about it before the next interview. */
  readonly next: string;
}

/** One line of what was said. */
export interface EmailLine extends Moment {
  readonly speaker: 'agent' | 'user';
  readonly text: string;
  readonly typed: boolean;
  readonly interrupted: boolean;
}

/** The figures of an interview; one that could not be had is null and has its reason. */
export interface EmailMetrics {
  readonly wordsPerMinute: number | null;
  readonly speakingMs: number | null;
  readonly words: number;
  readonly fillers: readonly (Moment & { readonly text: string })[] | null;
  readonly pauses: readonly (Moment & { readonly durationMs: number })[] | null;
  readonly interviewMs: number;
  /** The candidate's part of all talk, 0 to 1. */
  readonly shareOfTalk: number | null;
  /** Figures that an approximate recogniser makes rough. */
  readonly rough: readonly ('words' | 'wordsPerMinute')[];
  readonly reasons: {
    readonly [figure in 'wordsPerMinute' | 'speakingMs' | 'fillers' | 'pauses' | 'shareOfTalk']?:
      MissingReason | undefined;
  };
}

/** What the letter needs of a report. The interview's report fits; whoever sends it proves that when compiled. */
export interface EmailReport {
  readonly kind: 'practice' | 'preview' | 'candidate';
  readonly title: string;
  /** As people read them, as in "Deepgram (Nova-3)". */
  readonly recognisers: readonly string[];
  readonly approximate: boolean;
  readonly metrics: EmailMetrics;
  /** Missing or null where what was said is not assessed. */
  readonly strength?: EmailStrength | null | undefined;
  readonly change?: EmailChange | null | undefined;
  readonly answers: readonly EmailAnswer[];
  readonly transcript: readonly EmailLine[];
}

/** Bands that figures are shown beside; their sources stand in the letter. */
export interface EmailNorms {
  readonly wordsPerMinute: Range;
  readonly pauseOverMs: number;
  readonly answerMs: Range;
}

/** From and to, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}
