import { tf } from './tensorflow.ts';
import type { Encoded } from '../encoder/encoder.ts';
import { attentionHeads, epsilon } from '../head/shape.ts';
import { type HeadHeader, arraysOf } from '../head/weights.ts';

/** A text and what it is: shares of the labels that add up to 1. */
export interface Example {
  readonly encoded: Encoded;
  readonly target: readonly number[];
}

/** How a head is trained; Adam (Kingma and Ba 2015) with a rate that rises over the first steps and then falls to 0. */
export interface Training {
  readonly epochs: number;
  readonly learningRate: number;
  readonly dropout: number;
  readonly seed: number;
  readonly told?: (epoch: number, loss: number) => void;
}

const batchSize = 32;
const warmUpSteps = 100;
const never = -1e9;

/** Trains a head that reads texts as a whole. The same examples and settings give the same weights. */
export const trainHead = (
  header: HeadHeader,
  examples: readonly Example[],
  training: Training,
): Promise<Map<string, Float32Array>> =>
  fit(header, training, {
    steps: Math.ceil(examples.length / batchSize),
    batches: (random) => batchesOf(examples, batchSize, random),
    loss: (batch, variables, drop) => {
      const { vectors, mask } = tensorsOf(batch, header.inputs);
      const targets = tf.tensor2d(batch.map(({ target }) => [...target]));
      return tf.losses.softmaxCrossEntropy(targets, logits(variables, header, vectors, mask, drop));
    },
  });

type Drop = (x: tf.Tensor) => tf.Tensor;

/** What a head is fitted to. */
export interface Material<Batch> {
  /** Batches in an epoch. */
  readonly steps: number;
  readonly batches: (random: () => number) => readonly Batch[];
  readonly loss: (batch: Batch, variables: Variables, drop: Drop) => tf.Scalar;
}

/** Finds the weights of a head with which the loss is small. */
export async function fit<Batch>(
  header: HeadHeader,
  training: Training,
  { steps: each, batches, loss: lossOf }: Material<Batch>,
): Promise<Map<string, Float32Array>> {
  const random = randomNumbers(training.seed);
  let seed = training.seed;
  const variables = new Map(
    arraysOf(header).map(([name, length]) => [name, tf.variable(initial(name, length, header, () => ++seed))]),
  );
  const optimizer = tf.train.adam(training.learningRate);
  const steps = training.epochs * each;
  const drop: Drop = (x) => (training.dropout > 0 ? tf.dropout(x, training.dropout, undefined, ++seed) : x);
  let step = 0;
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    const all = batches(random);
    let sum = 0;
    for (const batch of all) {
      step++;
      // The rate is read at each step, though its type keeps it from sight.
      Object.assign(optimizer, {
        learningRate: training.learningRate * Math.min(1, step / warmUpSteps) * (1 - step / (steps + 1)),
      });
      const loss = optimizer.minimize(() => lossOf(batch, variables, drop), true, [...variables.values()]);
      sum += (await loss?.data())?.[0] ?? 0;
      loss?.dispose();
    }
    training.told?.(epoch, sum / all.length);
  }
  optimizer.dispose();
  const trained = new Map<string, Float32Array>();
  for (const [name, variable] of variables) {
    trained.set(name, Float32Array.from(await variable.data()));
    variable.dispose();
  }
  return trained;
}

export type Variables = ReadonlyMap<string, tf.Variable>;

/** The same network as {@link import('../head/tokenHead.ts').TokenHead}, before its softmax. */
function logits(
  variables: Variables,
  header: HeadHeader,
  vectors: tf.Tensor3D,
  mask: tf.Tensor2D,
  drop: Drop,
): tf.Tensor2D {
  const { x: tokens, dense } = trunk(variables, header, vectors, mask, drop);
  const { width, labels } = header;
  const shown = tf.expandDims(mask, 2);
  const mean = tf.div(tf.sum(tf.mul(tokens, shown), 1), tf.sum(shown, 1));
  const highest = tf.max(tf.add(tokens, tf.mul(tf.sub(shown, 1), -never)), 1);
  return tf.reshape(dense('output', drop(tf.concat([mean, highest], 1)), 2 * width, labels.length), [
    vectors.shape[0],
    labels.length,
  ]);
}

type Layer = (name: string, x: tf.Tensor, from: number, to: number) => tf.Tensor;

/** What a head makes of each token, [texts, tokens, width]. */
export function trunk(
  variables: Variables,
  { inputs, width, blocks }: HeadHeader,
  vectors: tf.Tensor3D,
  mask: tf.Tensor2D,
  drop: Drop,
): { readonly x: tf.Tensor; readonly dense: Layer } {
  const [count, length] = vectors.shape;
  const variable = (name: string): tf.Tensor => {
    const found = variables.get(name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };
  // Rows are outputs, as in the file.
  const dense = (name: string, x: tf.Tensor, from: number, to: number): tf.Tensor =>
    tf.add(
      product(tf.reshape(x, [-1, from]), tf.transpose(tf.reshape(variable(`${name}.weights`), [to, from]))),
      variable(`${name}.bias`),
    );
  const normalize = (name: string, x: tf.Tensor): tf.Tensor => {
    const away = tf.sub(x, tf.mean(x, -1, true));
    const spread = tf.sqrt(tf.add(tf.mean(tf.square(away), -1, true), epsilon));
    return tf.add(tf.mul(tf.div(away, spread), variable(`${name}.scale`)), variable(`${name}.shift`));
  };
  const hiddenKeys = tf.reshape(tf.mul(tf.sub(mask, 1), -never), [count, 1, 1, length]);
  const split = (x: tf.Tensor) =>
    tf.transpose(tf.reshape(x, [count, length, attentionHeads, width / attentionHeads]), [0, 2, 1, 3]);
  let x = drop(tf.relu(normalize('entered', dense('input', vectors, inputs, width))));
  for (let index = 0; index < blocks; index++) {
    const name = `block${index}`;
    const square = (part: string, of: tf.Tensor) => dense(`${name}.${part}`, of, width, width);
    const scores = tf.matMul(split(square('query', x)), split(square('key', x)), false, true);
    const shares = tf.softmax(tf.add(tf.div(scores, Math.sqrt(width / attentionHeads)), hiddenKeys));
    const seen = tf.reshape(tf.transpose(tf.matMul(shares, split(square('value', x))), [0, 2, 1, 3]), [-1, width]);
    x = normalize(`${name}.attended`, tf.add(x, drop(square('out', seen))));
    const wide = tf.relu(dense(`${name}.widen`, x, width, 2 * width));
    x = normalize(`${name}.done`, tf.add(x, drop(dense(`${name}.narrow`, wide, 2 * width, width))));
  }
  return { x: tf.reshape(x, [count, length, width]), dense };
}

/**
 * The product of two matrices. Its gradients turn matrices round before they multiply them: told to multiply what lies
 * across, the backend is ten times slower.
 */
const product = tf.customGrad((...args) => {
  const [one, other, save] = args as unknown as [tf.Tensor2D, tf.Tensor2D, tf.GradSaveFunc];
  save([one, other]);
  return {
    value: tf.matMul(one, other),
    gradFunc: (gradient, saved) => {
      const [left, right] = saved as [tf.Tensor2D, tf.Tensor2D];
      const along = gradient as tf.Tensor2D;
      return [tf.matMul(along, tf.transpose(right)), tf.matMul(tf.transpose(left), along)];
    },
  };
});

/** Matrices begin at random (Glorot and Bengio 2010), scales at 1, the rest at 0. */
function initial(name: string, length: number, { inputs, width, of }: HeadHeader, seed: () => number): tf.Tensor {
  if (name.endsWith('.scale')) return tf.ones([length]);
  if (!name.endsWith('.weights')) return tf.zeros([length]);
  const from = name.startsWith('input')
    ? inputs
    : name.includes('narrow') || (name.startsWith('output') && of === 'text')
      ? 2 * width
      : width;
  const to = length / from;
  return tf.randomNormal([length], 0, Math.sqrt(2 / (from + to)), 'float32', seed());
}

/** Examples of like length together, in another order each time. */
export function batchesOf<T extends { readonly encoded: Encoded }>(
  examples: readonly T[],
  batchSize: number,
  random: () => number,
): T[][] {
  const keyed = examples.map((example) => ({ example, key: example.encoded.tokens + 6 * random() }));
  const order = keyed.sort((a, b) => a.key - b.key).map(({ example }) => example);
  const batches: T[][] = [];
  for (let from = 0; from < order.length; from += batchSize) batches.push(order.slice(from, from + batchSize));
  for (let at = batches.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [batches[at], batches[other]] = [batches[other] ?? [], batches[at] ?? []];
  }
  return batches;
}

/** Vectors and masks of texts, padded to the longest. */
export function tensorsOf(batch: readonly { readonly encoded: Encoded }[], inputs: number) {
  const length = Math.max(...batch.map(({ encoded }) => encoded.tokens));
  const vectors = new Float32Array(batch.length * length * inputs);
  const mask = new Float32Array(batch.length * length);
  batch.forEach(({ encoded }, row) => {
    vectors.set(encoded.hidden, row * length * inputs);
    mask.fill(1, row * length, row * length + encoded.tokens);
  });
  return {
    vectors: tf.tensor3d(vectors, [batch.length, length, inputs]),
    mask: tf.tensor2d(mask, [batch.length, length]),
  };
}

/** Mulberry32: small, quick, and the same on every machine. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
