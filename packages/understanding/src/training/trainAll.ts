import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { modelFolders } from '../folders.ts';
import type { Encoder } from '../encoder/encoder.ts';
import { miniLmName } from '../encoder/names.ts';
import { LetterGrams } from '../encoder/letterGrams.ts';
import {
  type Task,
  openAdvertReader,
  openEncoder,
  openTurnLabels,
  openUnderstanding,
  simpleUnderstanding,
} from '../models.ts';
import { commitFigures, measured, summaryOf, summaryOfAdverts, summaryOfReplies } from './measured.ts';
import { measuredAdverts } from './measuredAdverts.ts';
import { repliesMeasured } from './measuredReplies.ts';
import { pageOf } from './page.ts';
import { type Recipe, trainTask } from './train.ts';
import { trainAdverts } from './trainAdverts.ts';
import { trainAnswers } from './trainAnswers.ts';
import { checkPython, trainInPython, trainedInPython } from './trainInPython.ts';
import { trainReplies } from './trainReplies.ts';
import { trainSense } from './trainSense.ts';

const recipes: Readonly<Record<Task, Readonly<Record<'learned' | 'simple', Recipe>>>> = {
  turns: {
    learned: { heads: 2, width: 128, blocks: 1, epochs: 6 },
    simple: { heads: 1, width: 96, blocks: 1, epochs: 6 },
  },
  stories: {
    learned: { heads: 2, width: 128, blocks: 1, epochs: 6 },
    simple: { heads: 1, width: 96, blocks: 1, epochs: 6 },
  },
  danger: {
    learned: { heads: 2, width: 128, blocks: 1, epochs: 5 },
    simple: { heads: 1, width: 96, blocks: 1, epochs: 5 },
  },
  complaints: {
    learned: { heads: 1, width: 64, blocks: 1, epochs: 40 },
    simple: { heads: 1, width: 48, blocks: 1, epochs: 40 },
  },
  choices: {
    learned: { heads: 2, width: 96, blocks: 1, epochs: 30 },
    simple: { heads: 1, width: 64, blocks: 1, epochs: 30 },
  },
  asides: {
    learned: { heads: 2, width: 128, blocks: 1, epochs: 5 },
    simple: { heads: 1, width: 96, blocks: 1, epochs: 5 },
  },
};

/** What is trained for the learned encoder alone: by the spelling of words no answer is judged. */
const onlyLearned = { sense: trainSense, answers: trainAnswers } as const;

export const tasks = [
  'turns',
  'stories',
  'danger',
  'complaints',
  'choices',
  'asides',
  'listener',
  'judge',
  'replies',
  'adverts',
  'sense',
  'answers',
] as const satisfies readonly (
  Task | keyof typeof trainedInPython | 'replies' | 'adverts' | keyof typeof onlyLearned
)[];
const isInPython = (task: string): task is keyof typeof trainedInPython => Object.hasOwn(trainedInPython, task);
const page = path.join(import.meta.dirname, '../../../../docs/understanding.md');

/** What to train: all of it unless a task is named. */
export interface Wanted {
  readonly task?: (typeof tasks)[number] | undefined;
  /** Trains nothing. */
  readonly figuresOnly?: boolean;
  readonly told: (words: string) => void;
}

/** Trains heads, measures all of them on the texts held out, and writes the page with the figures. */
export async function trainAll({ task, figuresOnly = false, told }: Wanted): Promise<void> {
  if (!figuresOnly && (task === undefined || isInPython(task))) await checkPython();
  const learned = await openEncoder(modelFolders());
  if (learned.name !== miniLmName) throw new Error('The encoder’s model is missing: npm run setup fetches it.');
  const encoders: readonly (readonly ['learned' | 'simple', Encoder])[] = [
    ['learned', learned],
    ['simple', new LetterGrams()],
  ];
  for (const one of tasks) {
    for (const [kind, vectors] of encoders) {
      if (figuresOnly || (task ?? one) !== one) continue;
      if (isInPython(one)) {
        if (kind === 'learned') await trainInPython(trainedInPython[one], told);
      } else if (one === 'sense' || one === 'answers') {
        if (kind === 'learned') await onlyLearned[one](told);
      } else if (one === 'replies') {
        await trainReplies(await openTurnLabels(kind === 'learned' ? modelFolders() : []), told);
      } else if (one === 'adverts') await trainAdverts(vectors, told);
      else await trainTask(one, vectors, recipes[one][kind], told);
    }
  }
  const understandings = [await openUnderstanding(modelFolders()), simpleUnderstanding()];
  const all = await measured(understandings);
  const replies = await repliesMeasured(understandings);
  const adverts = [
    await measuredAdverts(learned.name, await openAdvertReader(modelFolders())),
    await measuredAdverts(new LetterGrams().name, await openAdvertReader([])),
  ];
  commitFigures({ ...summaryOf(all), ...summaryOfReplies(replies), ...summaryOfAdverts(adverts) });
  const style = await resolveConfig(page);
  writeFileSync(page, await format(pageOf(all, replies, adverts), { ...style, parser: 'markdown' }));
  told(`${page} has the figures.`);
}
