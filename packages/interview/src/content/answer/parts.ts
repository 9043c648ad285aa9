import type { Feature } from './features.ts';

/** The clauses that tell the parts of a story; null for a part that was not found. */
export interface Parts {
  readonly situation: Feature | null;
  readonly task: Feature | null;
  readonly action: Feature | null;
  readonly result: Feature | null;
}

const best = (features: readonly Feature[], worth: (feature: Feature) => number): Feature | null => {
  let found: { feature: Feature; worth: number } | null = null;
  for (const feature of features) {
    const value = worth(feature);
    if (value > 0 && (!found || value > found.worth)) found = { feature, worth: value };
  }
  return found?.feature ?? null;
};

const length = ({ clause }: Feature) => Math.min(clause.tokens.length, 20) / 20;
const reflects = ({ learned, practice }: Feature) => learned || practice;
const did = ({ own, ours }: Feature) => own > 0 || ours > 0;

const lasting = /\b(?:since|still|now|today|no longer)\b/;

/** A reason, a condition or a doubt is no result by itself. */
const depends =
  /^(?:because|since (?:i|we|he|she|they|it|the)|although|though|when|while|if|unless|until|that|who|where)\b/;

/** "It had cost us a day": how it was before. */
const before = /^(?:\w+ ){1,3}had (?:been|cost|gone|had|lost|\w+ed)\b/;

/** What others did or how things were after the last deed is what came of it, whatever its words. */
const followed = (
  { clause, past, self, own, index, time, stems, learned, practice }: Feature,
  lastAct: number,
): boolean =>
  past &&
  !self &&
  own === 0 &&
  index > lastAct &&
  !depends.test(clause.line) &&
  !learned &&
  !practice &&
  (stems.length > 0 || time);

/** What the result that a clause tells is worth, 0 to 1.1; 0 for a clause that tells none. */
export function resultWorth(feature: Feature, acts: readonly Feature[]): number {
  const { index, learned, change, outcome, past, clause, numbers, stems } = feature;
  const first = acts.find(({ own }) => own > 0) ?? acts[0];
  const last = acts.findLast(({ own }) => own > 0) ?? acts.at(-1);
  if (!first || !last || index < first.index || (learned && !change)) return 0;
  if (feature === first && acts.length < 2) return 0;
  if ((depends.test(clause.line) || before.test(clause.line)) && !change) return 0;
  const measured = numbers.length > 0 ? 0.15 : 0;
  if (!outcome) return followed(feature, last.index) ? 0.45 + measured : 0;
  if (!past && !change && !lasting.test(clause.line)) return 0;
  return (stems.length + numbers.length > 0 ? 0.7 : 0.45) + (change ? 0.25 : 0) + measured;
}

/** The clauses that tell deeds, of the speaker or of a group. */
export const actsIn = (features: readonly Feature[]): Feature[] =>
  features.filter((feature) => did(feature) && !reflects(feature));

/** Finds the parts of a story among the clauses of an answer. */
export function partsOf(features: readonly Feature[]): Parts {
  const acts = actsIn(features);
  const first = acts.find(({ own }) => own > 0) ?? acts[0] ?? null;
  const last = acts.findLast(({ own }) => own > 0) ?? acts.at(-1) ?? null;
  const after = first?.index ?? Infinity;

  const result = best(features, (feature) => {
    const worth = resultWorth(feature, acts);
    const late = features.length > 1 ? feature.index / (features.length - 1) : 1;
    return worth > 0 ? worth * 2 + late - (feature.own > 0 ? 0.6 : 0) : 0;
  });
  const action = best(acts, (feature) =>
    feature === result
      ? 0
      : (feature.own > 0 ? 2 : 0) +
        Math.min(feature.own, 3) * 0.5 +
        (feature.task ? -0.6 : 0) +
        (feature.outcome ? -0.4 : 0) +
        (feature.numbers.length > 0 ? 0.2 : 0) +
        length(feature) +
        0.1,
  );
  const until = last ? last.index : features.length - 1;
  const task = best(features, (feature) =>
    !feature.task || feature === action || feature === result || feature.index > until || reflects(feature)
      ? 0
      : 1 + length(feature) - (feature.time ? 0.3 : 0) - (feature.own > 0 ? 0.3 : 0),
  );
  const situation = best(features, (feature) => {
    if (feature === action || feature === result || feature === task || reflects(feature)) return 0;
    if (feature.index > (after === Infinity ? 1 : Math.max(after, 1)) || !(feature.past || feature.time)) return 0;
    if (!feature.time && !feature.setting && feature.own > 0) return 0;
    const told = Math.min(feature.stems.length, 5) * 0.2;
    return 0.5 + (feature.time ? 0.7 : 0) + (feature.setting ? 0.3 : 0) + told - (feature.own > 0 ? 0.5 : 0);
  });
  // One sentence can tell both what there was and what had to be done.
  const single = situation ?? (task && (task.time || task.setting) ? task : null);
  return { situation: single, task: single === task ? null : task, action, result };
}
