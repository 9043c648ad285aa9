import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lineInputs, linesInput, wordInputs, wordsInput } from '../adverts/inputs.ts';
import { type ShapedLine, shapesOf } from '../adverts/features.ts';
import { dutyTags, lineLabels, nameTags } from '../adverts/labels.ts';
import type { Encoded, EncodedWords, Encoder } from '../encoder/encoder.ts';
import { softmax } from '../head/layers.ts';
import { TokenHead } from '../head/tokenHead.ts';
import { type HeadHeader, packed } from '../head/weights.ts';
import { advertHeadFile } from '../models.ts';
import { type MarkedAdvert, type MarkedLine, type Span, advertFiles, markedAdverts } from './markedAdverts.ts';
import { trainEachHead } from './trainEachHead.ts';

/** Sizes and settings, found by training on four fifths of the adverts and reading the last. */
const lineRecipe = {
  width: 96,
  epochs: 12,
  learningRate: 0.002,
  dropout: 0.4,
  inputDropout: 0.2,
  batchSize: 4,
} as const;
const wordRecipe = {
  width: 64,
  epochs: 14,
  learningRate: 0.002,
  dropout: 0.35,
  inputDropout: 0,
  batchSize: 32,
} as const;
/** How sure the heads of words are told what a line is about, where that is known. */
const known = 0.8;
/** How much duties matter beside names. */
const dutyWeight = 0.3;

/** What tells one state of the labeled adverts from another, SHA-256. */
export function advertsDigest(): string {
  const hash = createHash('sha256');
  for (const file of [...advertFiles('train'), vocabularyFile]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

const vocabularyFile = path.join(import.meta.dirname, '../../vocabulary/skills.tsv');

interface Material {
  readonly advert: MarkedAdvert;
  readonly shapes: readonly ShapedLine[];
  readonly encoded: readonly EncodedWords[];
  readonly lines: Encoded;
}

/** Trains the heads that read adverts by an encoder's vectors, and gives them. */
export async function fittedAdvertHeads(
  adverts: readonly MarkedAdvert[],
  encoder: Encoder,
  told: (words: string) => void,
): Promise<{ lines: TokenHead; words: TokenHead }> {
  const material: Material[] = [];
  for (const advert of adverts) {
    const shapes = shapesOf(advert.lines.map(({ text }) => text));
    const encoded = await encoder.encodeWords(shapes.map(({ words }) => words.map(({ text }) => text)));
    material.push({ advert, shapes, encoded, lines: linesInput(shapes, encoded, encoder.wholeSize) });
  }
  const shared = { encoder: encoder.name, blocks: 1, of: 'token', data: advertsDigest() } as const;
  const lineHeader: HeadHeader = {
    ...shared,
    labels: [...lineLabels],
    inputs: lineInputs(encoder.wholeSize),
    width: lineRecipe.width,
  };
  const examples = material.map(({ advert, lines }) => ({
    encoded: lines,
    targets: [advert.lines.map(({ label }) => lineLabels.indexOf(label))],
  }));
  const loss = (what: string, epochs: number) => (epoch: number, value: number) =>
    told(`adverts, ${encoder.name}, ${what}, epoch ${epoch + 1} of ${epochs}: loss ${value.toFixed(3)}`);
  const lines = await trainEachHead(lineHeader, [{ from: 0, to: lineLabels.length, weight: 1 }], () => examples, {
    ...lineRecipe,
    seed: 1,
    told: loss('lines', lineRecipe.epochs),
  });
  const lineHead = new TokenHead(lineHeader, lines);
  const wordHeader: HeadHeader = {
    ...shared,
    labels: [...nameTags, ...dutyTags.map((tag) => `duty:${tag}`)],
    inputs: wordInputs(encoder.size),
    width: wordRecipe.width,
  };
  const words = material.flatMap((one) => wordExamples(one, lineHead, encoder.size));
  const names = nameTags.length;
  const trained = await trainEachHead(
    wordHeader,
    [
      { from: 0, to: names, weight: 1 },
      { from: names, to: names + dutyTags.length, weight: dutyWeight },
    ],
    // Half of the time a line is what a person says, half of the time what the other head reads.
    (random) =>
      words.map(({ asMarked, asRead, targets }) => ({ encoded: random() < 0.5 ? asMarked : asRead, targets })),
    { ...wordRecipe, seed: 1, told: loss('words', wordRecipe.epochs) },
  );
  return { lines: lineHead, words: new TokenHead(wordHeader, trained) };
}

/** An advert has one title: lines with it are shown so often. */
const timesOfTitles = 6;

interface WordExample {
  readonly asMarked: Encoded;
  readonly asRead: Encoded;
  readonly targets: readonly (readonly number[])[];
}

function wordExamples({ advert, shapes, encoded, lines }: Material, lineHead: TokenHead, size: number): WordExample[] {
  const scores = lineHead.each(lines);
  return advert.lines.flatMap((line, at) => {
    const [shape, vectors] = [shapes[at], encoded[at]];
    if (!shape || !vectors || shape.words.length === 0) return [];
    const read = softmax(scores.slice(at * lineLabels.length, (at + 1) * lineLabels.length));
    const marked = Float32Array.from(lineLabels, (label) =>
      label === line.label ? known : (1 - known) / (lineLabels.length - 1),
    );
    const example = {
      asMarked: wordsInput(shape, vectors, marked, size),
      asRead: wordsInput(shape, vectors, read, size),
      targets: targetsOf(line, shape),
    };
    return Array.from({ length: line.title ? timesOfTitles : 1 }, () => example);
  });
}

/** What each word is a part of: a skill or the title, and a duty. */
function targetsOf({ skills, title, duties }: MarkedLine, { words }: ShapedLine): number[][] {
  const inside = (span: Span, word: Span) => word.from >= span.from && word.to <= span.to;
  const first = (span: Span, at: number) => !words.slice(0, at).some((word) => word.from >= span.from);
  const names = words.map((word, at) => {
    const skill = skills.find((span) => inside(span, word));
    const span = skill ?? (title && inside(title, word) ? title : undefined);
    if (!span) return 0;
    return nameTags.indexOf(`${first(span, at) ? 'begin' : 'in'}:${skill?.kind ?? 'title'}`);
  });
  const parts = words.map((word, at) => {
    const duty = duties.find((span) => inside(span, word));
    return duty ? dutyTags.indexOf(first(duty, at) ? 'begin' : 'in') : 0;
  });
  return [names, parts];
}

/** Trains the heads that read adverts on all of them and writes them into the repository. */
export async function trainAdverts(encoder: Encoder, told: (words: string) => void): Promise<void> {
  const heads = await fittedAdvertHeads(markedAdverts('train'), encoder, told);
  for (const part of ['lines', 'words'] as const) {
    const file = advertHeadFile(part, encoder.name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, packed(heads[part].header, heads[part].weights));
  }
}
