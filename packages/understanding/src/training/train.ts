import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wishLabels } from '../asides/labels.ts';
import type { Encoder } from '../encoder/encoder.ts';
import { packed } from '../head/weights.ts';
import { type Task, headFile, labelsOf } from '../models.ts';
import { overlapping, sentencesOf } from '../text/parts.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { safetyLabels } from '../turns/labels.ts';
import { type Labeled, digestOf, interviewTurns, labeled, momentTurns } from './corpora.ts';
import { type Example, trainHead } from './trainHead.ts';

/** How large a task's heads are, how many there are, and how long they are trained. */
export interface Recipe {
  readonly heads: number;
  readonly width: number;
  readonly blocks: number;
  readonly epochs: number;
}

/** Found by training on all hands but one and reading that one. */
const settings = { learningRate: 0.001, dropout: 0.25, smoothing: 0.03 } as const;
/** A text with several labels is each of them by so much, the first one most; together 1. */
const shares = [[1], [0.6, 0.4], [0.5, 0.3, 0.2]] as const;
/** Long answers are also shown in the parts in which they are read. */
const [wordsOfPart, overlap] = [40, 10];

/** Texts to train on: none that is also held out, or that thresholds are set on, word for word. */
export function trainingTexts(task: Task): Labeled[] {
  const others = [...labeled(task, 'tuned'), ...labeled(task, 'heldout')];
  const kept = new Set(others.map(({ text }) => spokenForm(text)));
  const texts = labeled(task, 'train').filter(({ text }) => !kept.has(spokenForm(text)));
  if (task === 'turns') return [...texts, ...texts.flatMap(partsOfAnswer)];
  if (task === 'asides')
    return [...Array.from({ length: timesOfAsides }, () => texts).flat(), ...wishes(kept), ...answers(kept)];
  if (task !== 'danger') return texts;
  // Such words are rare in interviews: most of what is heard must be seen to have none of it.
  return [...Array.from({ length: timesOfDanger }, () => texts).flat(), ...safeTurns(), ...safeStories()];
}

/** Words that may speak of danger are shown so often beside all that do not. */
const timesOfDanger = 3;
/** Turns without danger: one in so many of those that need no care, as a whole and in parts. */
const everySafe = 2;
const safeTurns = (): Labeled[] =>
  labeled('turns', 'train')
    .filter(({ labels }) => !safetyLabels.some((label) => labels.includes(label)))
    .filter((_, at) => at % everySafe === 0)
    .map(({ text, hand }) => ({ text, labels: ['none'], hand }))
    .flatMap((turn) => [turn, ...inParts(turn)]);

/** Stories of work without danger, a few sentences at a time. */
const sentencesOfStory = 4;
function safeStories(): Labeled[] {
  const sentences = labeled('stories', 'train').filter(({ labels }) => !labels.includes('private'));
  return Array.from({ length: Math.floor(sentences.length / sentencesOfStory) }, (_, at) => {
    const part = sentences.slice(at * sentencesOfStory, (at + 1) * sentencesOfStory);
    return { text: part.map(({ text }) => text).join(' '), labels: ['none'], hand: part[0]?.hand ?? '' };
  });
}

/** What was written for asides is shown so often beside the many turns and sentences of answers. */
const timesOfAsides = 2;
const isWish = (label: string): boolean => wishLabels.some((wish) => wish === label);
/** Turns that are a wish and nothing else are one as a sentence, too. */
const wishes = (kept: ReadonlySet<string>): Labeled[] =>
  labeled('turns', 'train').filter(
    ({ text, labels: [label = '', ...also] }) => isWish(label) && also.length === 0 && !kept.has(spokenForm(text)),
  );
/** Sentences that say nothing to the interviewer: of stories, and the last ones of answers. Of some, one in so many. */
const every = { stories: 2, turns: 2 } as const;
function answers(kept: ReadonlySet<string>): Labeled[] {
  const stories = labeled('stories', 'train').filter((_, at) => at % every.stories === 0);
  const turns = [
    ...labeled('turns', 'train').filter((_, at) => at % every.turns === 0),
    ...interviewTurns('train'),
    ...momentTurns('train'),
  ]
    .filter(({ labels }) => labels.join() === 'answer')
    .map(({ text, hand }) => ({ text: sentencesOf(text).at(-1) ?? text, hand }));
  return [...stories, ...turns]
    .filter(({ text }) => !kept.has(spokenForm(text)))
    .map(({ text, hand }) => ({ text, hand, labels: ['none'] }));
}

const partsOfAnswer = (turn: Labeled): Labeled[] => (turn.labels.join() === 'answer' ? inParts(turn) : []);

function inParts({ text, labels, hand }: Labeled): Labeled[] {
  const parts = overlapping(spokenForm(text), wordsOfPart, overlap);
  return parts.length < 2 ? [] : parts.map((part) => ({ text: part, labels, hand }));
}

/** Encodes texts once, for as many heads as are trained on them. */
export async function examplesOf(task: Task, texts: readonly Labeled[], encoder: Encoder): Promise<Example[]> {
  const encoded = await encoder.encode(texts.map(({ text }) => spokenForm(text)));
  return texts.flatMap(({ labels }, at) => {
    const one = encoded[at];
    return one ? [{ encoded: one, target: targetOf(labels, labelsOf[task]) }] : [];
  });
}

function targetOf(labels: readonly string[], known: readonly string[]): number[] {
  const parts = shares[Math.min(labels.length, shares.length) - 1] ?? [];
  const { smoothing } = settings;
  return known.map((label) => (parts[labels.indexOf(label)] ?? 0) * (1 - smoothing) + smoothing / known.length);
}

/** Trains a task's heads for an encoder's vectors and writes them into the repository. */
export async function trainTask(
  task: Task,
  encoder: Encoder,
  { heads, width, blocks, epochs }: Recipe,
  told: (words: string) => void,
): Promise<void> {
  const texts = trainingTexts(task);
  const examples = await examplesOf(task, texts, encoder);
  const header = {
    labels: [...labelsOf[task]],
    encoder: encoder.name,
    inputs: encoder.size,
    width,
    blocks,
    of: 'text' as const,
    data: digestOf(task),
  };
  for (let n = 1; n <= heads; n++) {
    const report = (epoch: number, loss: number) =>
      told(`${task}, ${encoder.name}, head ${n} of ${heads}, epoch ${epoch + 1} of ${epochs}: loss ${loss.toFixed(3)}`);
    const weights = await trainHead(header, examples, { ...settings, epochs, seed: n, told: report });
    const file = headFile(task, encoder.name, n);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, packed(header, weights));
  }
}
