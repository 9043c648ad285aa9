import type { EmailChange, EmailStrength, NotAssessed, Overall, Said } from '../emails/types.ts';
import type { Level } from '../levels.ts';
import type { Quote, RibbonView } from '../primitives/index.ts';

export type { NotAssessed, Said } from '../emails/types.ts';

/** What went well: a claim, and the words that show it. */
export type StrengthView = EmailStrength;

/** The one thing to change. */
export type ChangeView = EmailChange;

/** Bands that figures are shown beside. */
export interface ReportNorms {
  readonly wordsPerMinute: Range;
  readonly pauseOverMs: number;
  readonly answerMs: Range;
}

/** From and to, both included. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** One question about an answer that has yes or no for an answer; a yes has the words that it rests on. */
export interface Criterion {
  readonly name: 'case' | 'own-action' | 'reason' | 'outcome' | 'lesson';
  readonly met: boolean;
  readonly quote: Quote | null;
}

/** What answers showed of a skill that a job requires. */
export interface ShownSkill {
  readonly skill: string;
  /** 0 to 5, for machines; null where there is not enough evidence. */
  readonly score: number | null;
  readonly level: Level | null;
  /** Whether a question that was asked was about it. */
  readonly asked: boolean;
  readonly claims: readonly {
    readonly claim: string;
    readonly quote: Said;
    /** It was typed, not spoken. */
    readonly typed: boolean;
    /** What was heard in the place of the quote, where the candidate has corrected it. */
    readonly heard?: string | null | undefined;
  }[];
}

/** What an answer said, as assessed. */
export interface AnswerContent {
  /** Null when not assessed, and then `notAssessed` says why. */
  readonly level: Level | null;
  /** The levels that it may be, the likeliest first: two where it stands between them. */
  readonly likely: readonly Level[];
  /** The level by the other way of assessing, where the two differ. */
  readonly disputed: Level | null;
  /** Its end was not read, since it is longer than what is read of one interview. */
  readonly readInPart?: boolean | undefined;
  readonly notAssessed?: NotAssessed | undefined;
  /** Why the level could not be higher, as a code. */
  readonly cappedBy?: string | null | undefined;
  /** Empty in reports of earlier versions. */
  readonly criteria: readonly Criterion[];
  readonly quotes: readonly Quote[];
  /** The answer in better words, from what was said alone; gaps stand in square brackets, as in `[your number]`. */
  readonly rewrite: string | null;
}

/** A try of one of the report's questions that has a report of its own. */
export interface ReportTry {
  readonly questionId: string;
  /** Null where it could not be assessed. */
  readonly level: Level | null;
  /** Address of its comparison with the first answer. */
  readonly href: string;
}

/** How questions of a report are said again. */
export interface AgainView {
  readonly onSayAgain: (questionId: string) => void;
  /** The question that is being opened. */
  readonly busy?: string | undefined;
  /** The question that could not be opened, and why. */
  readonly failed?: { readonly questionId: string; readonly message: string } | undefined;
  /** The tries so far, the oldest first. */
  readonly tries: readonly ReportTry[];
}

/** How good answers are kept, to have them ready. */
export interface KeepView {
  /** The questions whose answers are kept. */
  readonly kept: readonly string[];
  /** The questions whose answers are being kept, or removed. */
  readonly busy?: readonly string[] | undefined;
  /** The question whose answer could not be kept, or removed, and why. */
  readonly failed?: { readonly questionId: string; readonly message: string } | undefined;
  readonly onKeep: (questionId: string) => void;
  readonly onRemove: (questionId: string) => void;
}

/** One of the answers that are compared. */
export interface TryView {
  /** When it was given, as people write it. */
  readonly dateText: string;
  readonly outcome: ReportAnswer['outcome'];
  /** Null when not assessed, and then `notAssessed` says why. */
  readonly level: Level | null;
  readonly notAssessed?: NotAssessed | undefined;
  readonly words: number;
  readonly typed: boolean;
  /** Null when it was typed, as the other figures. */
  readonly speakingMs: number | null;
  readonly wordsPerMinute: number | null;
  readonly fillers: number | null;
  readonly criteria: readonly Criterion[];
  /** All that was said, in the person's own words; '' for nothing. */
  readonly said: string;
}

/** A try beside the first answer to its question, and beside the best one where that is another. */
export interface ComparisonView {
  readonly question: string;
  /** Which try it is, from 1. */
  readonly nth: number;
  readonly first: TryView;
  readonly best: TryView | null;
  readonly now: TryView;
  /** Address of the report in which the question was asked first. */
  readonly firstHref: string;
}

/** What became of one question. */
export interface ReportAnswer {
  /** The question's id. */
  readonly id: string;
  readonly question: string;
  /** Numbers of the turns in which the candidate said something to it. */
  readonly turns: readonly number[];
  readonly outcome: 'answered' | 'skipped' | 'unanswered' | 'not-reached';
  readonly words: number;
  /** Null when it was typed or not answered. */
  readonly speakingMs: number | null;
  readonly startMs: number | null;
  readonly wordsPerMinute: number | null;
  readonly typed: boolean;
  /** Follow-up questions. */
  readonly probes: number;
  /** Missing or null in a report that does not assess what was said. */
  readonly content?: AnswerContent | null | undefined;
}

/** A word with its times. */
export interface TimedWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** One turn of the transcript. */
export interface ReportLine {
  readonly turn: number;
  readonly speaker: 'agent' | 'user';
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly typed: boolean;
  readonly interrupted: boolean;
  /** Missing where the recognizer gives no times for single words. */
  readonly words?: readonly TimedWord[] | null | undefined;
  /** What was heard, where the candidate has corrected it: then `text` is the correction. */
  readonly heard?: string | null | undefined;
  /** The parts of `text` that are a personal matter: others than its candidate do not get them. */
  readonly personal?: readonly { readonly start: number; readonly end: number }[] | undefined;
}

/** A turn that can be corrected. */
export interface CorrectableTurn {
  readonly turn: number;
  /** So many words may be changed. */
  readonly words: number;
  /** Saying that it was heard right counts, too. */
  readonly hardToHear: boolean;
}

/** What becomes of a correction. `refused`: it was not taken; `failed`: it was, and could not be assessed. */
export type CorrectionStep = 'sending' | 'refused' | 'assessing' | 'assessed' | 'failed';

/** How answers are corrected where they were misheard. */
export interface CorrectionView {
  readonly turns: readonly CorrectableTurn[];
  /** The day until which they can be corrected. */
  readonly untilText: string;
  /** An employer reads the answers, and what was heard beside each correction. */
  readonly forEmployer: boolean;
  /** The last correction; `error`: why it was refused. */
  readonly last?:
    { readonly turn: number; readonly step: CorrectionStep; readonly error?: string | undefined } | undefined;
  readonly onCorrect: (turn: number, text: string) => void;
}

/** Why a figure is missing. */
export type MissingReason =
  'hard-to-hear' | 'not-measurable-with-this-recogniser' | 'typed' | 'too-little-speech' | 'no-word-times';

/** The figures; one that could not be had is null with its reason, one that the report does not have is missing. */
export interface ReportMetrics {
  readonly wordsPerMinute: number | null;
  readonly speakingMs: number | null;
  readonly words: number;
  readonly fillers: readonly Said[] | null;
  readonly pauses: readonly { readonly startMs: number; readonly durationMs: number }[] | null;
  /** Median time from the end of a question to the first word of its answer. */
  readonly firstWordMs?: number | null | undefined;
  /** "Maybe", "sort of" and the like. */
  readonly hedges?: readonly Said[] | null | undefined;
  /** Repetitions and restarts. */
  readonly restarts?: readonly Said[] | null | undefined;
  readonly interviewMs: number;
  /** The candidate's part of all talk, 0 to 1. */
  readonly shareOfTalk: number | null;
  /** Figures that are rough, because most words were hard to hear. */
  readonly rough: readonly ('words' | 'wordsPerMinute')[];
  readonly reasons: {
    readonly [figure in MayBeMissing]?: MissingReason | undefined;
  };
}

type MayBeMissing =
  'wordsPerMinute' | 'speakingMs' | 'fillers' | 'pauses' | 'shareOfTalk' | 'firstWordMs' | 'hedges' | 'restarts';

/** A report as the page shows it. */
export interface ReportView {
  readonly kind: 'practice' | 'preview' | 'candidate';
  readonly title: string;
  /** When the interview was held, as people write it. */
  readonly dateText?: string | undefined;
  readonly recognisers: readonly string[];
  /** Whether most of what was said was hard to hear. */
  readonly approximate: boolean;
  readonly metrics: ReportMetrics;
  readonly answers: readonly ReportAnswer[];
  readonly transcript: readonly ReportLine[];
  /** `cappedBy`: why the level could not be higher, as a code. */
  readonly overall: Overall & { readonly cappedBy?: string | null | undefined };
  readonly strength?: StrengthView | null | undefined;
  readonly change?: ChangeView | null | undefined;
  /** What was shown of the skills that a job requires: all that its employer gets to read of the answers. */
  readonly skills?: readonly ShownSkill[] | undefined;
  /** Who or what made each part, in sentences. */
  readonly madeBy?: readonly string[] | undefined;
  /** Null or missing where there is nothing to draw it from. */
  readonly ribbon?: RibbonView | null | undefined;
}
