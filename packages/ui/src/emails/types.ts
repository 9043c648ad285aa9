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

/** A word or phrase with its moment. */
export interface Said extends Moment {
  readonly text: string;
}

/**
 * Why the content of an answer, or of the interview, has no score. `not-offered`: this report measures speech only.
 * `approximate-transcript`: the recogniser mishears. `too-little-said`: under 30 s of speech or 40 words. `unanswered`:
 * there is no answer to assess, which is not the same as nought.
 */
export type NotAssessed = 'not-offered' | 'approximate-transcript' | 'too-little-said' | 'unanswered';

/** One side of an answer on the rubric, 0 to 5, with the written anchor of that score. */
export interface Criterion {
  readonly name: 'structure' | 'specificity' | 'relevance' | 'reflection';
  readonly score: number;
  readonly anchor: string;
}

/** What answers showed of a skill that a job requires; the score, 0 to 5, is null where there is not enough evidence. */
export interface ShownSkill {
  readonly skill: string;
  readonly score: number | null;
  readonly claims: readonly { readonly claim: string; readonly quote: Said }[];
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
  readonly notAssessed?: NotAssessed | null | undefined;
  /** Why the score could not be higher, as a code. */
  readonly cappedBy?: string | null | undefined;
  readonly criteria?: readonly Criterion[] | undefined;
  /** What the score rests on, verbatim. */
  readonly quotes?: readonly { readonly text: string; readonly startMs?: number | undefined }[] | undefined;
  /** The answer in better words; gaps stand in square brackets. */
  readonly rewrite?: string | null | undefined;
}

/** What went well: a claim, and the words that show it. */
export interface EmailStrength {
  readonly claim: string;
  readonly why: string;
  readonly quote: Said;
}

/** The one thing to change. */
export interface EmailChange {
  readonly claim: string;
  readonly why: string;
  /** Null where what is missing can't be quoted. */
  readonly quote: Said | null;
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

/** The figures; one that could not be had is null with its reason, one that the report does not have is missing. */
export interface EmailMetrics {
  readonly wordsPerMinute: number | null;
  readonly speakingMs: number | null;
  readonly words: number;
  readonly fillers: readonly Said[] | null;
  readonly pauses: readonly (Moment & { readonly durationMs: number })[] | null;
  /** Median time from the end of a question to the first word of its answer. */
  readonly firstWordMs?: number | null | undefined;
  /** "Maybe", "sort of" and the like. */
  readonly hedges?: readonly Said[] | null | undefined;
  /** Repetitions and restarts. */
  readonly restarts?: readonly Said[] | null | undefined;
  readonly interviewMs: number;
  /** The candidate's part of all talk, 0 to 1. */
  readonly shareOfTalk: number | null;
  /** Figures that an approximate recogniser makes rough. */
  readonly rough: readonly ('words' | 'wordsPerMinute')[];
  readonly reasons: {
    readonly [figure in MayBeMissing]?: MissingReason | undefined;
  };
}

type MayBeMissing =
  'wordsPerMinute' | 'speakingMs' | 'fillers' | 'pauses' | 'shareOfTalk' | 'firstWordMs' | 'hedges' | 'restarts';

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
  /** 0 to 100; null where what was said is not assessed. `cappedBy`: why it could not be higher, as a code. */
  readonly overall?: { readonly score: number | null; readonly cappedBy: string | null } | undefined;
  /** The skills that a job requires. */
  readonly skills?: readonly ShownSkill[] | undefined;
  /** Who or what made each part, in sentences. */
  readonly madeBy?: readonly string[] | undefined;
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
