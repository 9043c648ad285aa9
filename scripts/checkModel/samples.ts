import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { shuffled } from '../../packages/interview/src/random.ts';
import { type SentenceLabel, sentenceLabels } from '../../packages/understanding/src/index.ts';
import { type Labeled, labeled } from '../../packages/understanding/src/training/corpora.ts';
import { type MarkedAdvert, markedAdverts } from '../../packages/understanding/src/training/markedAdverts.ts';

/** An answer whose sentences a person labeled. */
export interface LabeledAnswer {
  readonly question: string;
  readonly text: string;
  readonly does: ReadonlySet<SentenceLabel>;
}

/** The same texts each time, so that models can be compared. */
const seed = 'check:model';

/** Turns that are held out, spread over the labels: one of each in turn. */
export function sampledTurns(count: number): Labeled[] {
  const byLabel = Map.groupBy(shuffled(labeled('turns', 'heldout'), seed), ({ labels }) => labels[0] ?? '');
  const groups = [...byLabel.entries()].sort(([one], [other]) => one.localeCompare(other)).map(([, turns]) => turns);
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((turns) => turns[at] ?? []))
    .flat()
    .slice(0, count);
}

const stories = path.join(import.meta.dirname, '../../packages/understanding/corpus/stories/heldout');

/** Whole answers that are held out. */
export function sampledAnswers(count: number): LabeledAnswer[] {
  const files = readdirSync(stories).filter((name) => name.endsWith('.tsv'));
  const all = files.sort().flatMap((name) => answersIn(readFileSync(path.join(stories, name), 'utf8')));
  return shuffled(all, seed).slice(0, count);
}

const answersIn = (file: string): LabeledAnswer[] =>
  file
    .split(/\n(?=# )/)
    .map((part) => part.trim().split('\n'))
    .filter(([question, ...lines]) => question?.startsWith('# ') && lines.length > 0)
    .map(([question = '', ...lines]) => {
      const sentences = lines.map((line) => line.split('\t'));
      const names = sentences.flatMap(([labels = '']) => labels.split('+'));
      return {
        question: question.slice(2),
        text: sentences.map(([, text = '']) => text).join(' '),
        does: new Set(sentenceLabels.filter((label) => names.includes(label))),
      };
    });

/** Adverts that are held out. */
export const sampledAdverts = (count: number): MarkedAdvert[] =>
  shuffled(markedAdverts('heldout'), seed).slice(0, count);
