import { readFileSync } from 'node:fs';
import path from 'node:path';
import { answerReader, contentOf } from '../../packages/interview/src/assess/testing/rated.ts';

const corpus = path.join(import.meta.dirname, '../../packages/understanding/corpus/answers');

/** One kind of change to answers, and what it did to them. */
export interface Change {
  readonly kind: string;
  readonly answers: number;
  /** Share of the changed answers whose level is that of the unchanged one. */
  readonly sameLevel: number;
  /** Share whose score differs by at most 0.2 of 5. */
  readonly within: number;
  /** Mean difference, changed minus unchanged, of 5. */
  readonly mean: number;
  /** Greatest difference either way. */
  readonly greatest: number;
  /** Rate of reaching the level "Solid", over the unchanged answers' rate. */
  readonly impactRatio: number;
}

/** Differences up to here count as none, of 5. */
const near = 0.2;
const reached = 2.5;

/** Scores every answer of a file of matched answers and compares each with the one that it was made of. */
async function changesIn(file: string, kinds: readonly string[] | null): Promise<Change[]> {
  const reader = await answerReader();
  const read = async (question: string, answer: string) => {
    const { score, level } = await contentOf(reader, question, answer);
    return { score: score ?? 0, level };
  };
  const bases = new Map<string, Awaited<ReturnType<typeof read>>>();
  const pairs = new Map<string, { one: Awaited<ReturnType<typeof read>>; other: Awaited<ReturnType<typeof read>> }[]>();
  for (const line of readFileSync(path.join(corpus, file), 'utf8').split('\n').filter(Boolean)) {
    const [base = '', kind = '', question = '', answer = ''] = line.split('\t');
    if (kind !== 'base' && kinds !== null && !kinds.includes(kind)) continue;
    const other = await read(question, answer);
    const one = bases.get(base);
    if (kind === 'base') bases.set(base, other);
    else if (one) pairs.set(kind, [...(pairs.get(kind) ?? []), { one, other }]);
    else throw new Error(`${file} has ${base} ${kind} before its base`);
  }
  return [...pairs].map(([kind, all]) => {
    const differences = all.map(({ one, other }) => other.score - one.score);
    const share = (count: number) => count / all.length;
    const rate = (scores: readonly number[]) => share(scores.filter((score) => score >= reached).length);
    return {
      ...{ kind, answers: all.length },
      sameLevel: share(all.filter(({ one, other }) => one.level === other.level).length),
      within: share(differences.filter((difference) => Math.abs(difference) <= near + 1e-9).length),
      mean: differences.reduce((sum, difference) => sum + difference, 0) / all.length,
      greatest: differences.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0),
      impactRatio: rate(all.map(({ other }) => other.score)) / rate(all.map(({ one }) => one.score)),
    };
  });
}

/** The ways of telling the same otherwise. */
const ways = ['present-tense', 'nonnative', 'dialect', 'no-punctuation', 'spoken-numbers', 'fillers'];

/** What the speaker's marks, and ways of telling, do to levels. */
export const measureFairness = async (): Promise<{ marks: Change[]; ways: Change[] }> => ({
  marks: await changesIn('fairness.tsv', null),
  ways: await changesIn('heldout-attacks.tsv', ways),
});
