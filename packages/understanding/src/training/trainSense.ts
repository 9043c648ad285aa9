import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type SenseLabel, senseLabels, shortest } from '../answers/sense.ts';
import type { Encoder } from '../encoder/encoder.ts';
import { modelFolders } from '../folders.ts';
import { packed } from '../head/weights.ts';
import { headFile, openEncoder } from '../models.ts';
import { sentencesOf } from '../text/parts.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { digestOf, labeled } from './corpora.ts';
import { Nonsense } from './nonsense.ts';
import { answersDigest, ratedAnswers } from './ratedAnswers.ts';
import { type Example, randomNumbers, trainHead } from './trainHead.ts';

/** Found by training without one hand and reading that one. */
const recipe = { epochs: 4, learningRate: 0.001, dropout: 0.25, seed: 1 } as const;
const width = 64;
const smoothing = 0.04;
/** Sentences that are shown: made ones, sound ones of stories and of turns, and sound ones garbled. */
const counts = { made: 8000, stories: 4500, turns: 3000, garbled: 2000 } as const;
/** What people wrote is rare: it is shown so often. */
const timesWritten = 4;
const marks = path.join(import.meta.dirname, '../../corpus/answers/senseless.tsv');

/** Sentences, and whether they have sense. */
export type Shown = readonly [sentence: string, label: SenseLabel];

/** The places of answers in which people wrote nonsense, as `hand:line`. */
const senseless = (): ReadonlySet<string> =>
  new Set(
    readFileSync(marks, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace('\t', ':')),
  );

/** What a head that tells sense is trained on. */
export function shownSentences(): Shown[] {
  const random = randomNumbers(3);
  const marked = senseless();
  const lines = new Map<string, number>();
  const answers = ratedAnswers('train').map(({ hand, answer }) => {
    const line = (lines.get(hand) ?? 0) + 1;
    lines.set(hand, line);
    return { sentences: sentencesOf(answer), sense: !marked.has(`${hand}:${line}`) };
  });
  const sound = answers.filter(({ sense }) => sense).map(({ sentences }) => sentences);
  const stories = labeled('stories', 'train').map(({ text }) => sentencesOf(text));
  const turns = labeled('turns', 'train')
    .filter(({ labels }) => labels.join() === 'answer')
    .map(({ text }) => sentencesOf(text));
  const some = (all: readonly string[], count: number): string[] =>
    all
      .map((one) => ({ one, key: random() }))
      .sort((a, b) => a.key - b.key)
      .slice(0, count)
      .map(({ one }) => one);
  const real = [...sound.flat(), ...some(stories.flat(), counts.stories), ...some(turns.flat(), counts.turns)].filter(
    isLong,
  );
  const maker = new Nonsense([...sound, ...inGroups(stories.flat())], random);
  const written = answers.filter(({ sense }) => !sense).flatMap(({ sentences }) => sentences.filter(isLong));
  return [
    ...real.map((one): Shown => [one, 'sense']),
    ...some(real, counts.garbled).map((one): Shown => [maker.garbled(one), 'sense']),
    ...Array.from({ length: counts.made }, (): Shown => [maker.one(), 'nonsense']),
    ...Array.from({ length: timesWritten }, () => written).flatMap((all) => all.map((one): Shown => [one, 'nonsense'])),
  ];
}

const isLong = (sentence: string): boolean => spokenForm(sentence).split(' ').length >= shortest;

/** About as many sentences as a story has. */
const sentencesOfStory = 8;
const inGroups = (sentences: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(sentences.length / sentencesOfStory) }, (_, at) =>
    sentences.slice(at * sentencesOfStory, (at + 1) * sentencesOfStory),
  );

async function examplesOf(shown: readonly Shown[], encoder: Encoder): Promise<Example[]> {
  const texts = [...new Set(shown.map(([text]) => spokenForm(text)))];
  const encoded = await encoder.encode(texts);
  const known = new Map(texts.map((text, at) => [text, encoded[at]] as const));
  return shown.flatMap(([text, label]) => {
    const one = known.get(spokenForm(text));
    const target = senseLabels.map((other) => (other === label ? 1 - smoothing : 0) + smoothing / senseLabels.length);
    return one ? [{ encoded: one, target }] : [];
  });
}

/** What tells one state of what it is trained on from another. */
export const senseDigest = (): string =>
  answersDigest([digestOf('stories'), digestOf('turns'), readFileSync(marks, 'utf8')].join());

/** Trains the head that tells sense from nonsense and writes it into the repository. */
export async function trainSense(told: (words: string) => void): Promise<void> {
  const encoder = await openEncoder(modelFolders());
  const header = {
    labels: [...senseLabels],
    encoder: encoder.name,
    inputs: encoder.size,
    width,
    blocks: 1,
    of: 'text' as const,
    data: senseDigest(),
  };
  const weights = await trainHead(header, await examplesOf(shownSentences(), encoder), {
    ...recipe,
    told: (epoch, loss) => told(`sense, epoch ${epoch + 1} of ${recipe.epochs}: loss ${loss.toFixed(3)}`),
  });
  writeFileSync(headFile('sense', encoder.name, 1), packed(header, weights));
}
