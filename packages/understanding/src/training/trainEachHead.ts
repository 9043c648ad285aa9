import type { Encoded } from '../encoder/encoder.ts';
import type { HeadHeader } from '../head/weights.ts';
import { tf } from './tensorflow.ts';
import { type Training, batchesOf, fit, tensorsOf, trunk } from './trainHead.ts';

/** A text and what each of its tokens is: for each group of labels one number for each token, its place in the group. */
export interface TaggedExample {
  readonly encoded: Encoded;
  readonly targets: readonly (readonly number[])[];
}

/** Labels of which each token has one, as places from and to in the header's list, and how much they matter. */
export interface Group {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** How such a head is trained; `examples` are asked for anew in each epoch. */
export interface EachTraining extends Training {
  readonly batchSize: number;
  readonly inputDropout: number;
}

/** Trains a head that tells labels of each token. The same examples and settings give the same weights. */
export const trainEachHead = (
  header: HeadHeader,
  groups: readonly Group[],
  examples: (random: () => number) => readonly TaggedExample[],
  training: EachTraining,
): Promise<Map<string, Float32Array>> => {
  let seed = training.seed;
  return fit(header, training, {
    steps: Math.ceil(examples(() => 0).length / training.batchSize),
    batches: (random) => batchesOf(examples(random), training.batchSize, random),
    loss: (batch, variables, drop) => {
      const { vectors, mask } = tensorsOf(batch, header.inputs);
      const seen = tf.dropout(vectors, training.inputDropout, undefined, ++seed) as tf.Tensor3D;
      const { x, dense } = trunk(variables, header, seen, mask, drop);
      const scores = dense('output', drop(x), header.width, header.labels.length) as tf.Tensor2D;
      const losses = groups.map(({ from, to, weight }, group) => {
        const targets = shown(batch, group, to - from, mask.shape[1]);
        const likely = tf.logSoftmax(tf.slice(scores, [0, from], [-1, to - from]));
        const loss = tf.div(tf.neg(tf.sum(tf.mul(targets, likely))), tf.sum(targets));
        return tf.mul(loss, weight);
      });
      return tf.addN(losses) as tf.Scalar;
    },
  });
};

/** A row for each token, with a 1 at what it is; behind the end of a text there is none. */
function shown(batch: readonly TaggedExample[], group: number, size: number, length: number): tf.Tensor2D {
  const rows = new Float32Array(batch.length * length * size);
  batch.forEach(({ targets }, row) =>
    targets[group]?.forEach((target, token) => (rows[(row * length + token) * size + target] = 1)),
  );
  return tf.tensor2d(rows, [batch.length * length, size]);
}
