import type { JobReading } from '../readJobDescription.ts';
import { tokensOf } from '../text/tokens.ts';
import type { Sample } from './corpus.ts';

/** How a reading compares with the truth of its advertisement. */
export interface Score {
  name: string;
  trade: string;
  heldOut: boolean;
  round: 1 | 2;
  title: string;
  titleRight: boolean;
  hits: number;
  missed: string[];
  extra: string[];
  f1: number;
}

/** Counts over several advertisements. Micro counts skills, macro averages advertisements. */
export interface Summary {
  count: number;
  titles: number;
  precision: number;
  recall: number;
  micro: number;
  macro: number;
}

const keysOf = (text: string): string[] => tokensOf(text).map(({ key }) => key);

/**
 * Whether two names mean the same skill: the same words but for case, accents and plural, or the words of one inside
 * the other when they are at least half of it.
 */
export function sameSkill(a: string, b: string): boolean {
  const [short = [], long = []] = [keysOf(a), keysOf(b)].sort((x, y) => x.length - y.length);
  return short.length > 0 && short.length * 2 >= long.length && ` ${long.join(' ')} `.includes(` ${short.join(' ')} `);
}

const f1Of = (hits: number, found: number, wanted: number): number =>
  found + wanted === 0 ? 1 : (2 * hits) / (found + wanted);

/**
 * Compares a reading with the truth; each skill of the truth is found at most once, and what is left over is extra.
 * What only the duties show counts neither way.
 */
export function scoreOf(sample: Sample, reading: JobReading): Score {
  const extra: string[] = [];
  const open = sample.skills.map((names) => ({ names, found: false }));
  const shown = sample.shown.map((names) => ({ names, found: false }));
  let neither = 0;
  for (const skill of reading.required_skills) {
    const is = ({ names, found }: (typeof open)[number]) => !found && names.some((name) => sameSkill(name, skill));
    const same = open.find(is) ?? shown.find(is);
    if (!same) extra.push(skill);
    else {
      same.found = true;
      if (shown.includes(same)) neither += 1;
    }
  }
  const missed = open.filter(({ found }) => !found).map(({ names }) => names[0] ?? '');
  const hits = open.length - missed.length;
  const title = reading.suggested_title;
  const titleRight =
    sample.title.length === 0
      ? title === ''
      : sample.title.some((accepted) => keysOf(accepted).join(' ') === keysOf(title).join(' '));
  const f1 = f1Of(hits, reading.required_skills.length - neither, sample.skills.length);
  return {
    name: sample.name,
    trade: sample.trade,
    heldOut: sample.heldOut,
    round: sample.round,
    title,
    titleRight,
    hits,
    missed,
    extra,
    f1,
  };
}

/** The figures of several advertisements together. */
export function summaryOf(scores: readonly Score[]): Summary {
  const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0);
  const hits = sum((score) => score.hits);
  const found = hits + sum(({ extra }) => extra.length);
  const wanted = hits + sum(({ missed }) => missed.length);
  return {
    count: scores.length,
    titles: sum(({ titleRight }) => (titleRight ? 1 : 0)) / scores.length,
    precision: hits / Math.max(found, 1),
    recall: hits / Math.max(wanted, 1),
    micro: f1Of(hits, found, wanted),
    macro: sum(({ f1 }) => f1) / scores.length,
  };
}
