import { Terms } from '../../packages/speech/src/index.ts';
import { comparableWords, wordErrors } from '../../packages/speech/src/testing/wordErrors.ts';
import type { TermsHeard } from './terms.ts';

/** What must hold: so much of the errors in terms goes, and of so many other words one at most gets worse. */
const [leastGone, othersForOne] = [0.25, 300];

/** How sentences with the terms of a job were written; shares are in percent. */
interface TermsFigures {
  /** Terms that were said. */
  readonly terms: number;
  readonly termErrors: number;
  /** All other words that were said. */
  readonly others: number;
  /** Of these, how many were not written. */
  readonly otherErrors: number;
  /** Terms that were written and not said. */
  readonly insertions: number;
  /** Errors in all words together. */
  readonly wordErrors: number;
}

interface Counted {
  readonly terms: number;
  readonly right: number;
  readonly others: number;
  readonly othersRight: number;
  readonly insertions: number;
  readonly words: number;
  readonly errors: number;
}

const percent = (part: number, whole: number): number => Math.round((part / Math.max(1, whole)) * 10_000) / 100;

/** Which of some words are the terms, as they are written or in parts ("cross docking"), and all other words. */
function termsIn(words: readonly string[], terms: readonly string[]): { found: string[]; others: string[] } {
  const found: string[] = [];
  const others: string[] = [];
  const spelled = new Map(terms.map((term) => [comparableWords(term).join(''), term]));
  const most = Math.max(...[...spelled.keys()].map((key) => key.length));
  for (let at = 0; at < words.length; at++) {
    let term: string | undefined;
    let until = at;
    for (let to = at + 1, key = words[at] ?? ''; to <= words.length && key.length <= most; key += words[to++] ?? '') {
      const here = spelled.get(key) ?? spelled.get(key.replace(/'?s$/, ''));
      if (here !== undefined) [term, until] = [here, to];
    }
    if (term === undefined) others.push(words[at] ?? '');
    else {
      found.push(term);
      at = until - 1;
    }
  }
  return { found, others };
}

/** How many words two texts have in common in their order. */
function common(one: readonly string[], other: readonly string[]): number {
  let row = other.map(() => 0);
  for (const word of one) {
    const next: number[] = [];
    other.forEach((same, at) => {
      next.push(word === same ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** What a sentence and what was written of it have in common. */
function counted({ said, terms }: Pick<TermsHeard, 'said' | 'terms'>, written: string): Counted {
  const wanted = termsIn(comparableWords(said), terms);
  const heard = termsIn(comparableWords(written), terms);
  const left = [...heard.found];
  let right = 0;
  for (const term of wanted.found) {
    const at = left.indexOf(term);
    if (at === -1) continue;
    left.splice(at, 1);
    right++;
  }
  const { words, errors } = wordErrors(said, written);
  return {
    terms: wanted.found.length,
    right,
    others: wanted.others.length,
    othersRight: common(wanted.others, heard.others),
    insertions: left.length,
    words,
    errors,
  };
}

function figuresOf(all: readonly Counted[]): TermsFigures {
  const sum = (of: (one: Counted) => number): number => all.reduce((so, one) => so + of(one), 0);
  const [terms, others] = [sum((one) => one.terms), sum((one) => one.others)];
  return {
    terms,
    termErrors: percent(terms - sum((one) => one.right), terms),
    others,
    otherErrors: percent(others - sum((one) => one.othersRight), others),
    insertions: sum((one) => one.insertions),
    wordErrors: percent(
      sum((one) => one.errors),
      sum((one) => one.words),
    ),
  };
}

/** The figures with and without {@link Terms}, and how many words that were right are not with them. */
interface TermsCompared {
  readonly without: TermsFigures;
  readonly with: TermsFigures;
  readonly worse: number;
}

/** Compares what was heard, as it was written and with the terms of each job. */
export function termsCompared(heard: readonly TermsHeard[]): TermsCompared {
  const before = heard.map((one) => counted(one, one.written));
  const after = heard.map((one) => counted(one, new Terms(one.terms).inText(one.written)));
  const worse = before.reduce((sum, one, at) => sum + Math.max(0, one.othersRight - (after[at]?.othersRight ?? 0)), 0);
  return { without: figuresOf(before), with: figuresOf(after), worse };
}

/** What must hold, and whether it does. */
export function termsVerdicts(compared: TermsCompared): [what: string, holds: boolean][] {
  const { without, with: corrected, worse } = compared;
  return [
    [
      `terms: a quarter of the errors goes: ${without.termErrors} %, then ${corrected.termErrors} %`,
      corrected.termErrors <= without.termErrors * (1 - leastGone),
    ],
    [
      `terms: at most 1 in ${othersForOne} other words gets worse: ${worse} of ${without.others}`,
      worse * othersForOne <= without.others,
    ],
  ];
}
