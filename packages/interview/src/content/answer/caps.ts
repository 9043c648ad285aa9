import { isClaim } from '../text/lexicon.ts';
import type { Feature } from './features.ts';
import { sum } from './features.ts';

/** The highest score that an answer can have, and the code that says why. */
export interface Cap {
  readonly code: 'no-substance' | 'off-topic' | 'no-story' | 'no-own-part';
  readonly most: number;
}

/** Fewer words of its own and an answer says no more than "fine". */
const leastSubstance = 5;

/** Words of an answer that neither everybody could say nor the question said before. */
export function substance(features: readonly Feature[], askedStems: ReadonlySet<string>): number {
  const stems = new Set(features.flatMap((feature) => feature.stems).filter((stem) => !askedStems.has(stem)));
  const numbers = new Set(features.flatMap((feature) => feature.numbers));
  return [...stems].filter((stem) => !isClaim(stem)).length + numbers.size;
}

/** Every cap that holds for an answer, the lowest first. `relevant` is its score for relevance. */
export function capsOf(
  features: readonly Feature[],
  story: boolean,
  relevant: number,
  askedStems: ReadonlySet<string>,
): Cap[] {
  const caps: Cap[] = [];
  const own = sum(features.map((feature) => feature.own));
  const ours = sum(features.map((feature) => feature.ours));
  if (substance(features, askedStems) < leastSubstance) caps.push({ code: 'no-substance', most: 1 });
  if (relevant < 1) caps.push({ code: 'off-topic', most: 1 });
  else if (relevant < 1.8) caps.push({ code: 'off-topic', most: 2 });
  if (story && own + ours === 0) caps.push({ code: 'no-story', most: 2.5 });
  else if (story && own === 0) caps.push({ code: 'no-own-part', most: 3.5 });
  return caps.sort((a, b) => a.most - b.most);
}
