import { fillersIn } from '../fillers/index.ts';
import { tokensOf } from '../tokens.ts';

/** How often rules were right and wrong about a word. */
export interface Score {
  readonly hits: number;
  readonly extra: number;
  readonly missed: number;
  /** The sentences about which they were wrong. */
  readonly wrong: readonly string[];
}

const share = (part: number, rest: number) => (part + rest === 0 ? 1 : part / (part + rest));
export const precision = ({ hits, extra }: Score): number => share(hits, extra);
export const recall = ({ hits, missed }: Score): number => share(hits, missed);

/** The places of a word's fillers, counted in words. */
function placesOf(line: string, word: string): number[] {
  const marked = [...line.matchAll(/\{[^}]+\}/g)].filter(([match]) => match.slice(1, -1).toLowerCase() === word);
  return marked.map(({ index }) => line.slice(0, index).split(/\s+/).filter(Boolean).length);
}

/** How the rules do on sentences about a word, each of them a turn of its own. */
export function scoreOf(word: string, lines: readonly string[]): Score {
  const wrong: string[] = [];
  let [hits, extra, missed] = [0, 0, 0];
  for (const line of lines) {
    const truth = placesOf(line, word);
    const tokens = tokensOf(line.replace(/[{}]/g, ''), null, 0);
    const found = fillersIn(tokens).filter(({ text }) => text.toLowerCase() === word);
    const right = found.filter(({ at }) => truth.includes(at)).length;
    hits += right;
    extra += found.length - right;
    missed += truth.length - right;
    if (right !== found.length || right !== truth.length) wrong.push(line);
  }
  return { hits, extra, missed, wrong };
}

/** Several scores as one. */
export const together = (scores: readonly Score[]): Score => ({
  hits: scores.reduce((sum, { hits }) => sum + hits, 0),
  extra: scores.reduce((sum, { extra }) => sum + extra, 0),
  missed: scores.reduce((sum, { missed }) => sum + missed, 0),
  wrong: scores.flatMap(({ wrong }) => wrong),
});
