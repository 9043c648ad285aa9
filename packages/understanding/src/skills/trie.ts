import { joins, tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { type Alias, type Term, vocabulary } from './vocabulary.ts';

/** Spellings that end at a place in the tree; several when only their capitals differ. */
interface Ending {
  term: Term;
  alias: Alias;
}

interface Node {
  next: Map<string, Node>;
  endings: Ending[];
}

/** A spelling found in a text; `from` and `to` count its words, `to` not included. */
export interface Match extends Ending {
  from: number;
  to: number;
}

const newNode = (): Node => ({ next: new Map(), endings: [] });

function plant(): Node {
  const root = newNode();
  for (const term of vocabulary()) {
    for (const alias of term.aliases) {
      let node = root;
      for (const { key } of tokensOf(alias.text)) {
        const next = node.next.get(key) ?? newNode();
        node.next.set(key, next);
        node = next;
      }
      if (node !== root) node.endings.push({ term, alias });
    }
  }
  return root;
}

let planted: Node | undefined;

/** German endings that the vocabulary doesn't list: "Handscannern", "Buchhaltungskenntnisse". */
function declined(node: Node, key: string): Node | undefined {
  if (key.length < 7) return undefined;
  const stem = key.replace(/(.{3})(?:s?kenntniss?e?n?|s?erfahrung(?:en)?|e[nrm]|n|e)$/, '$1');
  if (stem === key) return undefined;
  for (const ending of ['', 'er', 'e', 'en']) {
    const next = node.next.get(stem + ending);
    if (next) return next;
  }
  return undefined;
}

const written = (text: string, tokens: readonly Token[], from: number, to: number): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);

/** The longest spelling of the vocabulary at each place, from left to right without overlap; `most` of them at most. */
export function matchesIn(text: string, tokens: readonly Token[], most: number): Match[] {
  planted ??= plant();
  const matches: Match[] = [];
  let from = 0;
  while (from < tokens.length && matches.length < most) {
    let node: Node | undefined = planted;
    let best: Match | null = null;
    for (let to = from; to < tokens.length && node; to += 1) {
      const token: Token | undefined = tokens[to];
      const before: Token | undefined = tokens[to - 1];
      if (!token || (to > from && before && !joins(text.slice(before.end, token.start)))) break;
      node = node.next.get(token.key) ?? declined(node, token.key);
      const exact = node?.endings.find(
        ({ alias }) => alias.exact && alias.text === written(text, tokens, from, to + 1),
      );
      const ending = exact ?? node?.endings.find(({ alias }) => !alias.exact);
      if (ending) best = { ...ending, from, to: to + 1 };
    }
    if (best) matches.push(best);
    from = best ? best.to : from + 1;
  }
  return matches;
}
