import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { LabelReader } from '../head/labelReader.ts';
import { type Task, readHeads, replyFile } from '../models.ts';
import { readSentences } from '../stories/sentenceReader.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { type ReplyWeights, replyFeatures } from '../turns/replyModel.ts';
import { safetyLabels, turnLabels } from '../turns/labels.ts';
import { readWords } from '../turns/turnReader.ts';
import { type LabeledReply, interviewTurns, momentTurns, repliesDigest } from './corpora.ts';
import { tf } from './tensorflow.ts';

/**
 * How it is trained: all replies at once, by Adam (Kingma and Ba 2015). `decay`: how much large weights cost (ridge). Found by
 * training on all hands but one and reading that one.
 */
const settings = { steps: 1500, learningRate: 0.03, decay: 5e-4 } as const;
/**
 * How much a reply matters. It matters more the rarer its first label is: by the share of the most frequent one to it, to this power.
 * It matters `care` times as much where care is needed, and `danger` times where a life is in danger, since missing that costs most.
 * A moment matters half: in interviews such turns are rarer.
 */
const importance = { rarePower: 0.25, care: 2, danger: 3, moment: 0.5 } as const;
/** Digits that are kept behind the point. */
const digits = 4;

/** Replies to train on: none that is also held out, or that thresholds are set on, word for word. */
export function trainingReplies(): LabeledReply[] {
  const heldOut = new Set(
    (['tuned', 'heldout'] as const)
      .flatMap((part) => [...interviewTurns(part), ...momentTurns(part)])
      .map(({ text }) => spokenForm(text)),
  );
  const known = [...interviewTurns('train'), ...momentTurns('train')].filter(({ asked }) => spokenForm(asked) !== '');
  return known.filter(({ text }) => !heldOut.has(spokenForm(text)));
}

/** Finds the weights with which the labels of replies are likeliest. The same replies give the same weights. */
export async function fitReplies(
  features: readonly (readonly number[])[],
  targets: readonly (readonly number[])[],
  matters: readonly number[],
): Promise<Pick<ReplyWeights, 'bias' | 'weights'>> {
  const inputs = tf.tensor2d(features.map((row) => [...row]));
  const wanted = tf.tensor2d(targets.map((row) => [...row]));
  const sum = matters.reduce((so, one) => so + one, 0);
  const shares = tf.tensor2d(matters.map((one) => [one / sum]));
  const [from, to] = [features[0]?.length ?? 0, targets[0]?.length ?? 0];
  const weights = tf.variable(tf.zeros([from, to]));
  const bias = tf.variable(tf.zeros([to]));
  const optimizer = tf.train.adam(settings.learningRate);
  for (let step = 0; step < settings.steps; step++) {
    optimizer.minimize(
      () => {
        const scores = tf.add(tf.matMul(inputs, weights), bias);
        // The cross entropy of a sigmoid: softplus(score) - wanted * score.
        const losses = tf.sub(tf.softplus(scores), tf.mul(wanted, scores));
        return tf.add<tf.Scalar>(tf.sum(tf.mul(losses, shares)), tf.mul(tf.sum(tf.square(weights)), settings.decay));
      },
      false,
      [weights, bias],
    );
  }
  const columns = await tf.transpose<tf.Tensor2D>(weights as tf.Tensor2D).array();
  const found = {
    weights: columns.map((row) => row.map(rounded)),
    bias: ((await bias.array()) as number[]).map(rounded),
  };
  for (const one of [inputs, wanted, shares, weights, bias]) one.dispose();
  return found;
}

const rounded = (number: number): number => Number(number.toFixed(digits));

/** A second label counts this much, so that a request comes out ahead of the answer that it follows. */
const besides = 0.6;

/** What an encoder's heads make of replies, and what these are. */
export async function repliesRead(reader: LabelReader<Task>, replies: readonly LabeledReply[]) {
  const features: number[][] = [];
  for (const { text, asked } of replies) {
    const { asked: kinds, ...words } = await readWords(reader, text, asked);
    const sentences = (await readSentences(reader, text)).kinds;
    features.push(replyFeatures({ ...words, sentences, asked: kinds ?? [], text }));
  }
  const targets = replies.map(({ labels: [first, ...others] }) =>
    turnLabels.map((label) => (label === first ? 1 : others.some((other) => other === label) ? besides : 0)),
  );
  return { features, targets };
}

/** How much each of some replies matters. */
export function mattersOf(replies: readonly LabeledReply[]): number[] {
  const counts = new Map<string | undefined, number>();
  for (const { labels } of replies) counts.set(labels[0], (counts.get(labels[0]) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return replies.map(({ labels, danger, of }) => {
    const rare = (most / (counts.get(labels[0]) ?? most)) ** importance.rarePower;
    const care = safetyLabels.some((label) => labels.includes(label)) ? importance.care : 1;
    return rare * care * (danger ? importance.danger : 1) * (of === 'moments' ? importance.moment : 1);
  });
}

/** Trains the model of replies for an encoder's heads and writes it into the repository. */
export async function trainReplies(reader: LabelReader<Task>, told: (words: string) => void): Promise<void> {
  const replies = trainingReplies();
  const { features, targets } = await repliesRead(reader, replies);
  const found = await fitReplies(features, targets, mattersOf(replies));
  const heads = readHeads('turns', reader.encoder).map(({ header }) => header.data);
  const model: ReplyWeights = { data: repliesDigest(heads), labels: [...turnLabels], ...found };
  const file = replyFile(reader.encoder);
  const style = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(model), { ...style, parser: 'json' }));
  told(`replies, ${reader.encoder}: ${replies.length} were read.`);
}
