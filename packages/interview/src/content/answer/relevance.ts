import { tokensOf } from '../../jobs/text/tokens.ts';
import { matchesIn } from '../../jobs/skills/trie.ts';
import type { Reading } from '../believe/reading.ts';
import { tokensIn } from '../text/tokens.ts';
import { isFunctionWord } from '../text/lexicon.ts';
import type { Feature } from './features.ts';
import { themesOf, topicStems } from './themes.ts';
import { leisure, working } from './worlds.ts';

/** Two stems of one word, cut differently: "deliver" and "delive". */
const same = (a: string, b: string): boolean =>
  a === b || (a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5));

const keysOf = (text: string): string[] =>
  tokensIn(text)
    .map(({ key }) => key)
    .filter((key) => !isFunctionWord(key));

/** Trades whose words a text uses. */
const tradesIn = (text: string): string[] =>
  matchesIn(text, tokensOf(text), 40)
    .filter(({ term, alias }) => !alias.wary && term.kind !== 'language' && term.kind !== 'soft')
    .map(({ term }) => term.trade);

/** What having so many words of working life is worth: with none, an answer is about something else. */
const belonging = [0.1, 0.7, 1.4, 2, 2.3, 2.5, 2.6];

/**
 * How far an answer belongs to its question and the skills that the question is about, 0 to 5: whether it is about
 * working life at all, then what it shares with the question, then words that answers to such questions have.
 */
export function relevance(features: readonly Feature[], { question, clauses }: Reading, title: string): number {
  const said = [...new Set(features.flatMap(({ clause }) => topicStems(clause.tokens.map(({ key }) => key))))];
  const asked = topicStems([...keysOf(question.text), ...(question.skills ?? []).flatMap(keysOf)]);
  const role = topicStems(keysOf(title));
  const kinds = themesOf(question.text, question.competency);
  const shared = asked.filter((stem) => said.some((word) => same(word, stem))).length;
  const fitting = said.filter((stem) => kinds.some((kind) => kind.stems.has(stem)));
  const ofWork = said.filter((stem) => working.has(stem) || role.some((word) => same(word, stem)));
  const trades = tradesIn(
    clauses.map(({ plain, start, end }) => plain.slice(start, end).replace(/\s+/g, ' ')).join('. '),
  );
  const wanted = new Set(tradesIn([question.text, title, ...(question.skills ?? [])].join('. ')));
  const ofTrade = trades.filter((trade) => wanted.has(trade)).length;
  const work = new Set([...fitting, ...ofWork]).size + shared + ofTrade + Math.min(trades.length, 2);
  const off = said.filter((stem) => leisure.has(stem) && !asked.includes(stem)).length;
  const base = belonging[Math.min(work, belonging.length - 1)] ?? 0;
  const elsewhere = Math.max(0, off - work / 2) * 0.4;
  // A case of one's own may use no word that these lists have; what was done at leisure says so by its words.
  const own = features.reduce((total, feature) => total + feature.own, 0);
  const floor = own >= 2 && off < 3 && off <= work + 1 ? 2 : 0;
  return (
    Math.max(base, floor) -
    elsewhere +
    Math.min(shared, 4) * 0.6 +
    Math.min(fitting.length, 6) * 0.3 +
    Math.min(ofTrade, 2) * 0.3
  );
}
