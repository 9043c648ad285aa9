import type { Criterion, Quote, StoryParts } from '../../report/schema.ts';
import type { Reading } from '../believe/reading.ts';
import { asksForStory } from '../question.ts';
import { stemOf } from '../text/lexicon.ts';
import { tokensIn } from '../text/tokens.ts';
import { capsOf } from './caps.ts';
import type { Cap } from './caps.ts';
import { tells } from './cues.ts';
import { featuresOf, figure } from './features.ts';
import type { Feature } from './features.ts';
import { partsOf } from './parts.ts';
import type { Parts } from './parts.ts';
import { quoteAround } from './quotes.ts';
import { reflection } from './reflection.ts';
import { relevance } from './relevance.ts';
import { specificity } from './specificity.ts';
import { storyStructure, viewStructure } from './structure.ts';

export type Side = Criterion['name'];

/**
 * What each side weighs in the score of an answer; each adds up to 1. A story is told well or not; a view must above all
 * fit its question. How anybody spoke weighs nothing.
 */
export const weights: Record<'story' | 'view', Record<Side, number>> = {
  story: { structure: 0.35, specificity: 0.3, relevance: 0.2, reflection: 0.15 },
  view: { structure: 0.35, specificity: 0.25, relevance: 0.25, reflection: 0.15 },
};

/** An answer on the rubric, with what it was found by. */
export interface Assessment {
  readonly reading: Reading;
  readonly story: boolean;
  readonly features: readonly Feature[];
  readonly parts: Parts;
  readonly sides: Readonly<Record<Side, number>>;
  readonly caps: readonly Cap[];
}

/** Assesses an answer by the built-in rules. */
export function assessAnswer(reading: Reading, title: string): Assessment {
  const { question } = reading;
  const story = asksForStory(question);
  const features = featuresOf(reading);
  const parts = partsOf(features);
  const sides = {
    structure: figure(story ? storyStructure(features, parts) : viewStructure(features)),
    specificity: figure(specificity(features)),
    relevance: figure(relevance(features, reading, title)),
    reflection: figure(reflection(features, story)),
  };
  const asked = new Set(tokensIn(question.text).map(({ key }) => stemOf(key)));
  return { reading, story, features, parts, sides, caps: capsOf(features, story, sides.relevance, asked) };
}

/** The score of an answer from its sides, within its caps; `cappedBy` only where a cap lowered it. */
export function scoreOf(
  sides: Assessment['sides'],
  story: boolean,
  caps: readonly Cap[],
): { score: number; cappedBy: string | null } {
  const weight = weights[story ? 'story' : 'view'];
  const names = ['structure', 'specificity', 'relevance', 'reflection'] as const;
  const score = figure(names.reduce((total, name) => total + sides[name] * weight[name], 0));
  const cap = caps[0];
  return cap && score > cap.most ? { score: cap.most, cappedBy: cap.code } : { score, cappedBy: null };
}

const told = ({ situation, task, action, result }: Parts): Feature[] =>
  [situation, task, action, result].flatMap((part) => part ?? []);

/** A clause of an answer as a quote; what other parts of the story are quoted for stays out. */
function quoted({ parts, reading }: Assessment, feature: Feature): Quote {
  const others = told(parts).filter((part) => part !== feature);
  return quoteAround(
    feature.clause,
    reading.clauses,
    others.map(({ clause }) => clause),
  );
}

/** The parts of a story as quotes; null where none was asked for. */
export function quotedParts(assessment: Assessment): StoryParts | null {
  const { story, parts } = assessment;
  if (!story) return null;
  const part = (feature: Feature | null) => (feature ? quoted(assessment, feature) : null);
  return {
    situation: part(parts.situation),
    task: part(parts.task),
    action: part(parts.action),
    result: part(parts.result),
  };
}

const mostQuotes = 5;

/** What a score rests on most. */
export function restsOn(assessment: Assessment): Quote[] {
  const { story, parts, features, caps } = assessment;
  if (caps.some(({ code }) => code === 'no-substance')) return [];
  const found = told(parts);
  const worth = (feature: Feature) =>
    feature.own * 0.8 +
    feature.numbers.length * 0.5 +
    (feature.learned || feature.practice ? 1.2 : 0) +
    (!story && tells.reason(feature.clause.line) ? 1 : 0) +
    (!story && tells.position(feature.clause.line) ? 0.6 : 0) +
    Math.min(feature.stems.length, 8) * 0.1;
  const others = features
    .filter((feature) => !found.includes(feature) && feature.stems.length > 0)
    .sort((a, b) => worth(b) - worth(a) || a.index - b.index);
  const room = story ? Math.max(1, mostQuotes - found.length) : 3;
  const chosen = story
    ? [...found, ...others.filter((feature) => worth(feature) >= 1.3).slice(0, room)]
    : others.slice(0, room);
  const kept = chosen.length > 0 ? chosen : others.slice(0, 1);
  return kept.map((feature) => quoted(assessment, feature));
}
