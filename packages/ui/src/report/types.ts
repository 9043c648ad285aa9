import type { Quote } from '../primitives/index.ts';
import type {
  Criterion,
  EmailChange,
  EmailMetrics,
  EmailNorms,
  EmailStrength,
  NotAssessed,
  ShownSkill,
} from '../emails/types.ts';

export type { Criterion, MissingReason, NotAssessed, Said, ShownSkill } from '../emails/types.ts';

/** Bands that figures are shown beside. */
export type ReportNorms = EmailNorms;

/** What went well: a claim, and the words that show it. */
export type StrengthView = EmailStrength;

/** The one thing to change. */
export type ChangeView = EmailChange;

/** The parts of a story, each as the words that were found for it. */
export interface StoryParts {
  readonly situation: Quote | null;
  readonly task: Quote | null;
  readonly action: Quote | null;
  readonly result: Quote | null;
}

/** What an answer said, as assessed. */
export interface AnswerContent {
  /** 0 to 5; null when not assessed, and then `notAssessed` says why. */
  readonly score: number | null;
  readonly notAssessed?: NotAssessed | undefined;
  /** Why the score could not be higher, as a code. */
  readonly cappedBy?: string | null | undefined;
  readonly criteria: readonly Criterion[];
  readonly parts: StoryParts | null;
  readonly quotes: readonly Quote[];
  /** The answer in better words, from what was said alone; gaps stand in square brackets, as in `[your number]`. */
  readonly rewrite: string | null;
}

/** What became of one question. */
export interface ReportAnswer {
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
  /** Missing where the recogniser gives no times for single words. */
  readonly words?: readonly TimedWord[] | null | undefined;
}

/** The figures; one that could not be had is null with its reason, one that the report does not have is missing. */
export type ReportMetrics = EmailMetrics;

/** A report as the page shows it. The interview's own report fits once `dateText` is added. */
export interface ReportView {
  readonly kind: 'practice' | 'preview' | 'candidate';
  readonly title: string;
  /** When the interview was held, as people write it. */
  readonly dateText?: string | undefined;
  readonly recognisers: readonly string[];
  readonly approximate: boolean;
  readonly metrics: ReportMetrics;
  readonly answers: readonly ReportAnswer[];
  readonly transcript: readonly ReportLine[];
  /** 0 to 100; null when not assessed. `cappedBy`: why it could not be higher, as a code. */
  readonly overall: { readonly assessed: boolean; readonly score: number | null; readonly cappedBy: string | null };
  readonly strength?: StrengthView | null | undefined;
  readonly change?: ChangeView | null | undefined;
  /** What was shown of the skills that a job requires: all that its employer gets to read of the answers. */
  readonly skills?: readonly ShownSkill[] | undefined;
  /** Who or what made each part, in sentences. */
  readonly madeBy?: readonly string[] | undefined;
}
