import { touchesUnlawful } from '../../policy/unlawful.ts';
import type { Passage } from '../sections/passages.ts';
import { tokensOf } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import type { Term } from '../vocabulary/define.ts';
import { companyOf, meant } from './ambiguity.ts';
import { looseMatchesIn } from './loose.ts';
import { papersIn } from './papers.ts';
import { shownName } from './shownName.ts';
import { matchesIn } from './trie.ts';
import type { Match } from './trie.ts';
import { unknownSkills } from './unknown.ts';

/** A skill as a passage names it. `term` is null for one that the vocabulary doesn't hold. */
export interface Mention {
  name: string;
  term: Term | null;
  passage: Passage;
  order: number;
}

/** A subject of study is not yet a skill: "degree in business administration". */
const study =
  /\b(?:degree|bachelor\S*|master\S*|diploma|b\.?sc|m\.?sc|ba|mba|phd|graduate|studium|abgeschlossenes?|studied|licence|licenciatura|grado|dipl\u00f4me)(?: (?:level|or|of|science|arts|engineering|equivalent))* (?:in|of|der|des|en)\b[^.;]{0,80}$/i;

/** As many spellings as a sentence names skills, and an advertisement too; what comes after is not looked at. */
const mostInPassage = 80;
const mostMentions = 600;

/** A question to the applicant. */
const puts = /\?$|^(?:please )?(?:tell|ask|state|describe|name)\b/i;

/** Exact spellings, and deeds in other words where no longer spelling stands. */
function allMatches(text: string, tokens: readonly Token[]): Match[] {
  const exact = matchesIn(text, tokens, mostInPassage);
  const loose = looseMatchesIn(text, tokens, mostInPassage).filter(
    ({ from, to }) => !exact.some((match) => match.from < to && match.to > from && match.to - match.from > 1),
  );
  const alone = exact.filter(
    (match) => match.term.kind !== 'practice' || !loose.some(({ from, to }) => match.from >= from && match.to <= to),
  );
  return [...alone, ...loose].sort((a, b) => a.from - b.from);
}

interface Named {
  name: string;
  term: Term | null;
  start: number;
}

/** What a passage names: first what the vocabulary explains, then what else stands there. */
function namedIn(passage: Passage): { known: Named[]; others: Named[] } {
  const { text } = passage;
  // Of a question that may not be asked no part is a skill: "Do you have childcare problems?"
  if (puts.test(text) && touchesUnlawful(text)) return { known: [], others: [] };
  const tokens = tokensOf(text);
  const all = allMatches(text, tokens);
  const company = companyOf(all);
  const papers = passage.kind === 'required' && text.length <= 500 ? papersIn(text) : [];
  const found = all.filter((match) => {
    if (!meant(match, company, tokens, text)) return false;
    const start = tokens[match.from]?.start ?? 0;
    if (match.term.kind === 'certificate') return true;
    if (papers.some((paper) => paper.start <= start && paper.end > start)) return false;
    return !study.test(text.slice(Math.max(0, start - 120), start));
  });
  const known = found.map(({ term, alias, from, to }) => ({
    name: shownName(term, alias),
    term,
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  }));
  const held = papers.filter(({ start, end }) => !known.some((span) => span.start < end && span.end > start));
  const others = [...held, ...unknownSkills(passage, [...known, ...held])];
  return { known, others: others.map(({ name, start }) => ({ name, start, term: null })) };
}

/** Lines of a list without a heading that must name a known skill before the others are believed. */
const leastKnown = 2;

/** The skills that each passage names, in the order of the text. */
export function mentionsIn(passages: readonly Passage[]): Mention[] {
  const named: { passage: Passage; known: Named[]; others: Named[] }[] = [];
  const lists = new Map<number, number>();
  let count = 0;
  for (const passage of passages) {
    if (count >= mostMentions) break;
    const { known, others } = namedIn(passage);
    count += known.length + others.length;
    if (passage.run !== undefined && known.length > 0) lists.set(passage.run, (lists.get(passage.run) ?? 0) + 1);
    named.push({ passage, known, others });
  }
  const mentions: Mention[] = [];
  for (const { passage, known, others } of named) {
    const list = passage.run === undefined || (lists.get(passage.run) ?? 0) >= leastKnown;
    const of: Passage = list ? passage : { ...passage, kind: 'role' };
    const all = [...known, ...(list ? others : [])].sort((a, b) => a.start - b.start);
    for (const { name, term } of all) mentions.push({ name, term, passage: of, order: mentions.length });
  }
  return mentions;
}
