import { tokensOf } from '../text/tokens.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Alias, Term } from '../vocabulary/define.ts';

/** The words of which the vocabulary's own names are made, all English. */
let words: Set<string> | undefined;

function known(): Set<string> {
  words ??= new Set(vocabulary.flatMap(({ name }) => tokensOf(name).map(({ key }) => key)));
  return words;
}

/** Turns of phrase that read like part of a sentence. */
const turn =
  /^(?:\w+ing|lead|work|manage|read|plan|run|write|use|care|good|keep|stay) |\b(?:a|the|at|to|and|with|for|as|your|people)\b/i;

/**
 * How a skill is called that was found by one of its spellings: as the advertisement calls it when that is a name in
 * English ("route planning" for transport planning), by the vocabulary's name when it is an abbreviation, a turn of
 * phrase or another language.
 */
export function shownName(term: Term, alias: Alias): string {
  if (term.kind !== 'practice' || !alias.text.includes(' ') || !/^[\p{Script=Latin}\p{N} /&'-]+$/u.test(alias.text))
    return term.name;
  if (turn.test(alias.text)) return term.name;
  const keys = tokensOf(alias.text).map(({ key }) => key);
  const named = new Set(tokensOf(term.name).map(({ key }) => key));
  return keys.every((key) => known().has(key)) && !keys.every((key) => named.has(key)) ? alias.text : term.name;
}
