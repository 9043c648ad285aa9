import { wordKey } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Alias, Term } from '../vocabulary/define.ts';
import { stemOf } from './stem.ts';
import type { Match } from './trie.ts';

interface Deed {
  term: Term;
  alias: Alias;
}

/** Words that name a deed, so that their object may stand on either side: "anaesthesia monitoring", "monitor anaesthesia". */
const deed =
  /(?:ing|tion|sion|ment|sis|ance|very|val)$|^(?:control|repair|design|audit|review|check|count|test|research|support|sales|work)s?$/i;
const small = new Set(
  'a an and or the of our to your their all any in on with for its his her new daily both small large multiple own'.split(
    ' ',
  ),
);

const keyOf = (stems: readonly string[]): string => [...stems].sort().join(' ');

interface Known {
  /** By their stems in the order of the alphabet. */
  deeds: Map<string, Deed>;
  stems: Set<string>;
}

let all: Known | undefined;

/** Names of two or three words of which the last, or the first, is a deed. */
function known(): Known {
  if (all) return all;
  all = { deeds: new Map(), stems: new Set() };
  for (const term of vocabulary) {
    if (term.kind !== 'practice') continue;
    for (const alias of term.aliases) {
      const words = alias.text.split(/[ -]/);
      if (alias.exact || alias.wary || words.length < 2 || words.length > 3 || !/^[a-z -]+$/.test(alias.text)) continue;
      const [first = '', last = ''] = [words[0], words.at(-1)];
      if ((!deed.test(last) && !first.endsWith('ing')) || words.some((word) => small.has(word))) continue;
      const stems = [...new Set(words.map((word) => stemOf(wordKey(word))))];
      const key = keyOf(stems);
      if (stems.length !== words.length || all.deeds.has(key)) continue;
      all.deeds.set(key, { term, alias });
      for (const stem of stems) all.stems.add(stem);
    }
  }
  return all;
}

/** Whether words of one phrase stand between two words: "plan and deliver lessons", but not "set goals with design". */
const oneBreath = (text: string, from: Token, to: Token): boolean => {
  const between = text.slice(from.end, to.start);
  return between === ' ' || between === '-' || !/[.;:!?()]|, |.(?: (?:and|or|with|to|for) )/.test(between);
};

/** More words than the name has that may stand among its own. */
const mostAmong = 2;

/**
 * Deeds of the vocabulary in another order or form than it has them: "schedule appointments", "monitoring of anaesthesia".
 * Their words stand in one phrase with at most {@link mostAmong} others among them. `most` of them at most.
 */
export function looseMatchesIn(text: string, tokens: readonly Token[], most: number): Match[] {
  const { deeds, stems } = known();
  const words = tokens.flatMap((token, at) => {
    if (small.has(token.key)) return [];
    const stem = stemOf(token.key);
    // Words of which no name is made stand only in the way.
    return stems.has(stem) ? [{ at, stem, token }] : [];
  });
  const found: Match[] = [];
  let from = 0;
  for (const [start, first] of words.entries()) {
    if (found.length >= most) break;
    if (first.at < from) continue;
    let best: Match | null = null;
    const near = words.slice(start + 1, start + 5).filter(({ at }) => at - first.at <= 2 + mostAmong);
    const match = (of: readonly { at: number; stem: string; token: Token }[]): Match | null => {
      const last = of.at(-1);
      if (!last || last.at - first.at > of.length + mostAmong) return null;
      const one = deeds.get(keyOf([first.stem, ...of.map(({ stem }) => stem)]));
      return one && of.every(({ token }) => oneBreath(text, first.token, token))
        ? { ...one, from: first.at, to: last.at + 1 }
        : null;
    };
    for (const [place, second] of near.entries()) {
      best ??= match([second]);
      for (const third of near.slice(place + 1)) best = match([second, third]) ?? best;
    }
    if (best) {
      found.push(best);
      from = best.to;
    }
  }
  return found;
}
