import type { SkillKind } from '@viva/understanding';
import type { Mention } from './mentions.ts';

/**
 * What counts when the core of a job is told from the rest. For each held-out advert eight skills had been picked before;
 * the numbers lie between those that were best on either half of these adverts.
 */
const parts = {
  /** For each of how sure it is that a skill is named. */
  sure: 0.8,
  /** Nice to have. */
  wished: -0.9,
  /** A name of several words says more than a single word. */
  words: 0.1,
  /** It shares a word with the title. */
  titled: 0.1,
  /** Everybody in an office has it: spreadsheets, mail, keyboards. */
  office: -0.9,
  /** Courses that every employer asks for. */
  firstAid: -0.3,
  /** For each place further back in its line, and for each line further down. */
  place: -0.04,
  line: -0.01,
} as const;
/** Manners and languages are asked for by everybody; the work itself is not. */
const kinds: Readonly<Record<SkillKind, number>> = {
  practice: 0,
  tool: 0.05,
  certificate: 0,
  language: -0.6,
  soft: -0.7,
};
const lastPlace = 6;

/** Jobs that are done with a language. */
const ofLanguages = /\b(?:translat|interpret|linguist|language|lectur|bilingual|locali[sz])/i;
const firstAid = /\b(?:first aid|CPR|BLS|AED)\b/i;

/** How much a mention counts beside the others of its advert: the core of the job before what every job asks for. */
export function weightOf(mention: Mention, titleStems: ReadonlySet<string>, title: string): number {
  const { name, kind, trade, sure, stems, wished, place, line } = mention;
  return (
    parts.sure * sure +
    (wished ? parts.wished : 0) +
    (kind === 'language' && ofLanguages.test(title) ? 0 : kinds[kind]) +
    (trade === 'office' ? parts.office : 0) +
    (name.includes(' ') ? parts.words : 0) +
    ([...stems].some((stem) => titleStems.has(stem)) ? parts.titled : 0) +
    (firstAid.test(name) ? parts.firstAid : 0) +
    parts.place * Math.min(place, lastPlace) +
    parts.line * line
  );
}
