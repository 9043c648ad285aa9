import type { Level } from '../levels.ts';
import type { RibbonView } from '../primitives/Ribbon/types.ts';

/** An e-mail without its address: both parts say the same. */
export interface Email {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Pictures that the HTML refers to; each goes along as an inline attachment. */
  readonly pictures?: readonly EmailPicture[];
}

/** A picture that stands in the HTML as `cid:…`; whoever sends it renders it. */
export interface EmailPicture {
  readonly cid: string;
  readonly svg: string;
}

/** Whose product the e-mails speak of. */
export interface EmailBrand {
  readonly name: string;
  /** Where questions go; left out where there is nobody to ask. */
  readonly supportEmail?: string | undefined;
}

/** A word or phrase with its moment, in milliseconds from the start of the interview. */
export interface Said {
  readonly text: string;
  readonly startMs: number;
}

/**
 * Why the content of an answer, or of the interview, has no level. `not-offered`: this report measures speech only.
 * `approximate-transcript`: it was not heard well enough. `too-little-said`: under 30 s of speech or 40 words. `unanswered`:
 * there is no answer to assess, which is not the lowest level. `no-content`: words without a case or a reason.
 * `told-before`: the same was told to another question. `not-matched`: it is likely no answer to its question. `fact`: a yes or a no was asked for, as to a license.
 */
export type NotAssessed =
  | 'not-offered'
  | 'approximate-transcript'
  | 'too-little-said'
  | 'unanswered'
  | 'no-content'
  | 'told-before'
  | 'not-matched'
  | 'fact';

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

/** What the answers came to together. */
export interface Overall {
  /** Null where fewer than half of the questions were assessed. */
  readonly level: Level | null;
  /** How many answers were assessed, and of how many questions; null in reports that judge no content. */
  readonly counted: { readonly assessed: number; readonly questions: number } | null;
}

/** What the letter needs of a report. The interview's report fits; whoever sends it proves that when compiled. */
export interface EmailReport {
  readonly kind: 'practice' | 'preview' | 'candidate';
  readonly title: string;
  /** Whether most of what was said was hard to hear. */
  readonly approximate: boolean;
  /** Null where what was said is not assessed, or nothing stands out. */
  readonly strength: EmailStrength | null;
  readonly change: EmailChange | null;
  readonly overall: Overall;
  readonly answers: readonly { readonly notAssessed: NotAssessed | null }[];
  /** Null or missing where there is nothing to draw it from. */
  readonly ribbon?: RibbonView | null | undefined;
}
