import { aroundOf } from './fillers/around.ts';
import type { Rule } from './fillers/around.ts';
import { shown } from './fillers/index.ts';
import { kindOf } from './fillers/phrases.ts';
import type { Token } from './tokens.ts';
import { determiners, set } from './wordClasses.ts';

const always: Rule = () => true;
const asked = set("do don't did you what who how to they");
/** "I think" that gives an opinion away; not "I think about" or "what do you think". */
const opinion: Rule = ({ before: [p], next: [n] }) =>
  !/^(?:what|how|as|when|if|than|before|that|where|way)$/.test(p) &&
  !/^(?:about|of|through|before|like|ahead|in|on|fast|twice|differently)$/.test(n);
const guess: Rule = ({ before: [p], next: [n] }) =>
  !/^(?:what|if|can|could|as)$/.test(p) && !determiners.has(n.replace(/^that$/, '')) && n !== 'how';
/** "A bit" that weakens: not "a bit of sugar", but "a bit of a mess". */
const little: Rule = ({ next: [n, n2] }) => n !== 'of' || n2 === 'a' || n2 === 'an';
/** "In a way" that weakens; "in a way that worked" tells how. */
const way: Rule = ({ before: [p], next: [n], ends, breaks }) =>
  ends || breaks || (!/^(?:that|to|which|where|so|the|i|you|we)$/.test(n) && !asked.has(p));
const unsure: Rule = ({ ends, breaks, next: [n] }) =>
  ends || breaks || /^(?:but|if|whether|what|how|that|it|about|i|we|why|when|who|where)$/.test(n);
const guessed: Rule = ({ before: [p] }) => p !== 'what' && p !== 'that';

const hedges: ReadonlyMap<string, Rule> = new Map([
  ...['maybe', 'perhaps', 'probably', 'possibly', 'presumably', 'supposedly', 'somewhat', 'hopefully'].map(
    (word) => [word, always] as const,
  ),
  ...[
    'more or less',
    'pretty much',
    'to some extent',
    'or something',
    'or something like that',
    'i suppose',
    'so to speak',
  ].map((phrase) => [phrase, always] as const),
  ['kind of', kindOf],
  ['sort of', kindOf],
  ['kinda', kindOf],
  ['sorta', kindOf],
  ['a bit', little],
  ['a little bit', little],
  ['in a way', way],
  ['i think', opinion],
  ['i guess', guess],
  ["i'd say", guessed],
  ['i would say', guessed],
  ["i'm not sure", unsure],
  ['i am not sure', unsure],
  ['i feel like', always],
]);
const longest = Math.max(...[...hedges.keys()].map((phrase) => phrase.split(' ').length));

/**
 * Words that take back a little of what they stand beside, with their moments: hedges, as Lakoff called them (G. Lakoff:
 * "Hedges: A Study in Meaning Criteria and the Logic of Fuzzy Concepts", Journal of Philosophical Logic 2 (1973),
 * 458–508). Which ones are looked for is the product's own list. "Kind of" and "sort of" weaken and can be left out:
 * they are both fillers and hedges.
 */
export function hedgesIn(tokens: readonly Token[]): { text: string; startMs: number }[] {
  const words = tokens.filter(({ sound }) => !sound);
  const found: { text: string; startMs: number }[] = [];
  for (let i = 0; i < words.length; i += 1) {
    for (let length = longest; length > 0; length -= 1) {
      const said = words.slice(i, i + length);
      const text = said.map(({ key }) => key).join(' ');
      const whole = said.length === length && said.slice(0, -1).every(({ ends, breaks }) => !ends && !breaks);
      if (!whole || hedges.get(text)?.(aroundOf(words, i, i + length - 1)) !== true) continue;
      found.push({ text: shown(text), startMs: said[0]?.startMs ?? 0 });
      i += length - 1;
      break;
    }
  }
  return found;
}
