import { z } from 'zod';
import { logOdds } from '../logOdds.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { turnLabels } from './labels.ts';

/** A model of replies as it is kept: for each label a number for each feature, and one more. */
export const replyWeightsSchema = z.object({
  /** Digest of all that it was trained on, SHA-256. */
  data: z.string(),
  labels: z.array(z.string()),
  bias: z.array(z.number()),
  weights: z.array(z.array(z.number())),
});
export type ReplyWeights = z.infer<typeof replyWeightsSchema>;

/** What tells what a turn does as a reply, each label by itself: logistic regression (Cox 1958) on {@link replyFeatures}. */
export class ReplyModel {
  readonly #weights: ReplyWeights;

  /** @throws when it is for other labels, or incomplete. */
  constructor(weights: ReplyWeights) {
    const labels = turnLabels.length;
    const complete = weights.weights.length === labels && weights.bias.length === labels;
    const fits = complete && weights.weights.every(({ length }) => length === featureCount);
    if (weights.labels.join() !== turnLabels.join() || !fits) throw new Error('this is no model of replies');
    this.#weights = weights;
  }

  /** How likely each of the labels of turns is; several can be at once. */
  likely(features: readonly number[]): number[] {
    const { weights, bias } = this.#weights;
    return weights.map((row, label) => {
      const sum = row.reduce((so, weight, at) => so + weight * (features[at] ?? 0), bias[label] ?? 0);
      return 1 / (1 + Math.exp(-sum));
    });
  }
}

/** What a turn's own words were read as, and those it replies to. */
export interface ReplyRead {
  /** How likely the turn is of each kind, in the order of the labels. */
  readonly turn: readonly number[];
  /** The same for each of its sentences, if it has any. */
  readonly sentences: readonly ArrayLike<number>[];
  /** The same labels for what was asked, read as if a candidate said it: that tells kinds of questions apart. */
  readonly asked: readonly number[];
  /** The turn as it was said. */
  readonly text: string;
}

/** The numbers that a {@link ReplyModel} weighs. */
export function replyFeatures({ turn, sentences, asked, text }: ReplyRead): number[] {
  const parts = sentences.length > 0 ? sentences : [turn];
  const highest = turn.map((_, label) => Math.max(...parts.map((part) => part[label] ?? 0)));
  const length = Math.log(spokenForm(text).split(' ').length);
  const asks = text.trimEnd().endsWith('?');
  return [...[...turn, ...highest, ...asked].map(evidence), length, (length * length) / 4, asks ? 1 : 0];
}

/** Each kind of the turn, of its sentences, and of what was asked; the length in two forms, and whether it asks. */
const featureCount = 3 * turnLabels.length + 3;

/** A probability on a scale without ends. */
const evidence = (probability: number): number => logOdds(probability) / 4;
