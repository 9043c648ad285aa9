import { matchesIn } from '../../jobs/skills/trie.ts';
import { tokensOf } from '../../jobs/text/tokens.ts';
import { sum, worthOf } from './features.ts';
import type { Feature } from './features.ts';

const place =
  /\b(?:in|at|on|to|from|into|inside|outside|behind|near) (?:the |a |an |our |my |their |his |her |that |this |one )?(?:\w+ )?(?:kitchen|ward|room|rooms|office|shop|store|warehouse|site|school|classroom|hospital|clinic|hotel|restaurant|bank|branch|garage|workshop|station|counter|till|lobby|reception|basement|roof|floor|corridor|street|road|city|town|village|county|airport|depot|yard|farm|field|barn|lab|laboratory|factory|plant|studio|salon|theatre|court|library|nursery|pharmacy|surgery|garden|car park|loading bay|dock|freezer|cellar|cockpit|cabin|platform|hall|fair|market|university|college)\b/;

/** A capital inside a sentence: a person, a product, a place. */
const name = /(?<=[\p{Ll},;0-9]\s+)(?!I\b|I['\u2019])\p{Lu}[\p{L}\p{N}&'-]+(?:\s+\p{Lu}[\p{L}\p{N}&'-]+)*/gu;
const noName = /^(?:Mr|Mrs|Ms|Sir|Okay|OK|Yes|No|And|But|So|Because|Then)$/;

function namesIn({ clause }: Feature): string[] {
  const from = Math.max(0, clause.start - 12);
  const found = [...clause.plain.slice(from, clause.end).matchAll(name)].map((match) => match[0].replace(/\s+/g, ' '));
  return found.filter((word) => !noName.test(word)).map((word) => word.toLowerCase());
}

/** Tools and certificates that the trades know by name. */
function toolsIn({ clause }: Feature): string[] {
  const said = clause.plain.slice(clause.start, clause.end).replace(/\s+/g, ' ');
  return matchesIn(said, tokensOf(said), 20)
    .filter(({ term, alias }) => !alias.wary && (term.kind === 'tool' || term.kind === 'certificate'))
    .map(({ term }) => term.name.toLowerCase());
}

/** What the first number is worth, the second, and so on. */
const numberWorth = [0.7, 0.5, 0.4, 0.3, 0.3, 0.25, 0.25, 0.25, 0.2, 0.2, 0.2, 0.2];

const distinct = (lists: readonly (readonly string[])[]): number => new Set(lists.flat()).size;

/** Details add up by their root: the first ones count most, and each one still counts. */
const scale = 1.8;

/** How particular an answer is, 0 to 5: numbers, names and tools, times, places, and what the speaker did. */
export function specificity(features: readonly Feature[]): number {
  const places = features.flatMap(({ clause }) => place.exec(clause.line)?.[0] ?? []);
  const own = sum(features.map((feature) => feature.own));
  const habits = sum(features.map((feature) => feature.habits));
  const found =
    worthOf(distinct(features.map(({ numbers }) => numbers)), numberWorth) +
    worthOf(distinct(features.map((feature) => [...namesIn(feature), ...toolsIn(feature)])), [0.4, 0.3, 0.2]) +
    worthOf(features.filter(({ time }) => time).length, [0.4, 0.2]) +
    worthOf(new Set(places).size, [0.3, 0.1]) +
    Math.max(worthOf(own, [0.35, 0.3, 0.25, 0.2, 0.1]), worthOf(habits, [0.25, 0.2, 0.15, 0.1])) +
    Math.min(1, distinct(features.map(({ stems }) => stems)) / 45);
  return scale * Math.sqrt(found);
}
