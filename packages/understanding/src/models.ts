import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { AdvertReader } from './adverts/advertReader.ts';
import { AnswerReader } from './answers/answerReader.ts';
import { asideLabels } from './asides/labels.ts';
import { choiceLabels } from './choices/labels.ts';
import { complaintLabels } from './complaints/labels.ts';
import { dangerLabels } from './danger/labels.ts';
import type { Encoder } from './encoder/encoder.ts';
import { LetterGrams } from './encoder/letterGrams.ts';
import type { MiniLmLabels } from './encoder/miniLmLabels.ts';
import { miniLmName } from './encoder/names.ts';
import { type LabelReader, PlainLabelReader } from './head/labelReader.ts';
import { TokenHead } from './head/tokenHead.ts';
import { openedOnce } from './openedOnce.ts';
import { sentenceLabels } from './stories/labels.ts';
import { turnLabels } from './turns/labels.ts';
import { ReplyModel, type ReplyWeights, replyWeightsSchema } from './turns/replyModel.ts';
import { Understanding } from './understanding.ts';

/** What heads there are, and what they tell apart. */
export const labelsOf = {
  turns: turnLabels,
  stories: sentenceLabels,
  danger: dangerLabels,
  complaints: complaintLabels,
  choices: choiceLabels,
  asides: asideLabels,
} as const;
export type Task = keyof typeof labelsOf;

/** The learned encoder's name, and its file in a models' folder. */
export const encoderName = miniLmName;
export const encoderFile = path.join(miniLmName, 'model.onnx');

const weights = path.join(import.meta.dirname, '../weights');

const modelIn = (folders: readonly string[]): string | undefined =>
  folders.map((folder) => path.join(folder, encoderFile)).find((file) => existsSync(file));

/** The learned encoder from the first of these folders that has its model; what stands in for it where none has. */
export async function openEncoder(folders: readonly string[]): Promise<Encoder> {
  const file = modelIn(folders);
  if (file === undefined) return new LetterGrams();
  // Its runtime is large: whoever only uses what stands in for it never loads it.
  const { MiniLm } = await import('./encoder/miniLm.ts');
  return MiniLm.load(file);
}

/** Heads that judge answers, which only the learned encoder has. */
export type AnswerTask = 'answers' | 'sense';

/** Where the `n`th head for a task and these vectors is kept. */
export const headFile = (task: Task | AnswerTask, encoder: string, n: number): string =>
  path.join(weights, `${task}.${encoder}.${n}.bin`);

/** All heads for a task and these vectors. */
export const readHeads = (task: Task | AnswerTask, encoder: string): TokenHead[] =>
  readdirSync(weights)
    .filter((name) => name.startsWith(`${task}.${encoder}.`))
    .sort()
    .map((name) => TokenHead.read(readFileSync(path.join(weights, name))));

/** Heads of all tasks for these vectors. @throws when one is missing or tells other labels. */
function allHeads(encoder: string): Record<Task, TokenHead[]> {
  const heads = Object.entries(labelsOf).map(([task, labels]) => {
    const found = readHeads(task as Task, encoder);
    if (found.length === 0) throw new Error(`there is no head for ${task} that reads ${encoder}`);
    for (const { header } of found) {
      if (header.labels.join() !== labels.join()) throw new Error(`a head for ${task} tells other labels`);
    }
    return [task, found];
  });
  return Object.fromEntries(heads) as Record<Task, TokenHead[]>;
}

/** The model that reads turns with what was asked, and without it, and what it was trained on. */
export const listenerFile = path.join(weights, 'listener.onnx');
export const listenerOrigin = path.join(weights, 'listener.json');

/** The model that judges answers beside what was asked, and what it was trained on. */
export const judgeFile = path.join(weights, 'judge.onnx');
export const judgeOrigin = path.join(weights, 'judge.json');

/** Where the model of replies for an encoder's heads is kept. */
export const replyFile = (encoder: string): string => path.join(weights, `replies.${encoder}.json`);

/** What weighs what a turn's words and what was asked were read as. */
export const readReplyWeights = (encoder: string): ReplyWeights =>
  replyWeightsSchema.parse(JSON.parse(readFileSync(replyFile(encoder), 'utf8')));

/** What reads turns with the best encoder that is there. `folders`: where models are, the first one first. */
export async function openUnderstanding(folders: readonly string[]): Promise<Understanding> {
  const file = modelIn(folders);
  if (file === undefined) return simpleUnderstanding();
  const { MiniLmLabels } = await import('./encoder/miniLmLabels.ts');
  const heads = { ...allHeads(miniLmName), sense: readHeads('sense', miniLmName) };
  const reader = await MiniLmLabels.load(file, heads);
  const answers = readHeads('answers', miniLmName);
  const origins = [listenerOrigin, judgeOrigin].map((origin) => readFileSync(origin));
  const version = digestOf([...answers, ...heads.stories, ...heads.sense], origins);
  const replies = new ReplyModel(readReplyWeights(miniLmName));
  const [{ Listener }, { Judge }] = await Promise.all([import('./listener/listener.ts'), import('./judge/judge.ts')]);
  const listener = await Listener.load(listenerFile);
  const openJudge = openedOnce(() => Judge.load(judgeFile));
  return new Understanding(reader, {
    answers: new AnswerReader({ encoder: reader, heads: answers, listener, openJudge, version }),
    replies,
    listener,
  });
}

/** What tells models from others: all numbers of the heads, and `origins`, which hold the digests of the other models. */
function digestOf(heads: readonly TokenHead[], origins: readonly Buffer[]): string {
  const hash = createHash('sha256').update(miniLmName);
  for (const origin of origins) hash.update(origin);
  for (const { header, weights: arrays } of heads) {
    hash.update(JSON.stringify(header));
    for (const array of arrays.values()) hash.update(array);
  }
  return hash.digest('hex').slice(0, 12);
}

/** By the spelling of words alone, and not knowing what was asked, only signs of care as sure as this count. */
const surelyInNeed = 0.8;

/** What reads turns where no model can be had: right less often. */
export function simpleUnderstanding(): Understanding {
  const reader = lettersReader();
  return new Understanding(reader, {
    careFrom: surelyInNeed,
    replies: new ReplyModel(readReplyWeights(reader.encoder)),
  });
}

/** Where a head that reads adverts by these vectors is kept. */
export const advertHeadFile = (part: 'lines' | 'words', encoder: string): string =>
  path.join(weights, `adverts-${part}.${encoder}.bin`);

/** What reads job adverts with the best encoder that is there. `folders`: where models are, the first one first. */
export async function openAdvertReader(folders: readonly string[]): Promise<AdvertReader> {
  const encoder = await openEncoder(folders);
  const [lines, words] = (['lines', 'words'] as const).map((part) =>
    TokenHead.read(readFileSync(advertHeadFile(part, encoder.name))),
  );
  if (!lines || !words) throw new Error(`there are no heads for adverts that read ${encoder.name}`);
  return new AdvertReader(encoder, { lines, words });
}

/** The heads that read turns and sentences, to train the model of replies on what they read. Without folders, those of letters alone. */
export async function openTurnLabels(folders: readonly string[]): Promise<LabelReader<Task>> {
  const file = modelIn(folders);
  if (file === undefined) return lettersReader();
  const { MiniLmLabels: Labels } = await import('./encoder/miniLmLabels.ts');
  return Labels.load(file, allHeads(miniLmName));
}

function lettersReader(): LabelReader<Task> {
  const encoder = new LetterGrams();
  return new PlainLabelReader(encoder, allHeads(encoder.name));
}

/** The learned encoder with the heads that tell what sentences do, to train heads for answers by. */
export async function openSentenceLabels(folders: readonly string[]): Promise<MiniLmLabels<'stories'>> {
  const file = modelIn(folders);
  if (file === undefined) throw new Error('The encoder’s model is missing: npm run setup fetches it.');
  const { MiniLmLabels: Labels } = await import('./encoder/miniLmLabels.ts');
  return Labels.load(file, { stories: readHeads('stories', miniLmName) });
}
