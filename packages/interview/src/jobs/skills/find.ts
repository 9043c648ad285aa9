import { touchesUnlawful } from '../../policy/unlawful.ts';
import type { Passage } from '../sections/passages.ts';
import { tokensOf } from '../text/tokens.ts';
import type { Term } from '../vocabulary/define.ts';
import { companyOf, meant } from './ambiguity.ts';
import { shownName } from './shownName.ts';
import { matchesIn } from './trie.ts';
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

/** The skills that each passage names, in the order of the text. */
export function mentionsIn(passages: readonly Passage[]): Mention[] {
  const mentions: Mention[] = [];
  let order = 0;
  for (const passage of passages) {
    if (mentions.length >= mostMentions) break;
    const { text } = passage;
    // Of a question that may not be asked no part is a skill: "Do you have childcare problems?"
    if (puts.test(text) && touchesUnlawful(text)) continue;
    const tokens = tokensOf(text);
    const all = matchesIn(text, tokens, mostInPassage);
    const company = companyOf(all);
    const sure = all.filter((match) => meant(match, company, tokens, text));
    const found = sure.filter(({ term, from }) => {
      const start = tokens[from]?.start ?? 0;
      return term.kind === 'certificate' || !study.test(text.slice(Math.max(0, start - 120), start));
    });
    const known = found.map(({ term, alias, from, to }) => ({
      name: shownName(term, alias),
      term,
      start: tokens[from]?.start ?? 0,
      end: tokens[to - 1]?.end ?? 0,
    }));
    const unknown = unknownSkills(passage, known).map((skill) => ({ ...skill, term: null }));
    for (const { name, term } of [...known, ...unknown].sort((a, b) => a.start - b.start)) {
      mentions.push({ name, term, passage, order });
      order += 1;
    }
  }
  return mentions;
}
