import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const corpus = path.join(import.meta.dirname, '../../corpus/answers');

/** An answer with its ratings on the anchors of `corpus/rated.md`: three blind ones, or the one that its writer meant. */
export interface RatedAnswer {
  /** 0 to 5, halves too; one for each rater. */
  readonly ratings: readonly number[];
  readonly competency: string;
  readonly question: string;
  readonly answer: string;
  /** The file that it is from: each is by another hand. */
  readonly hand: string;
}

/** What raters gave on average. */
export const ratingOf = ({ ratings }: RatedAnswer): number =>
  ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;

/** All answers to train on, or those held out. @throws when a line is none. */
export const ratedAnswers = (part: 'train' | 'heldout'): RatedAnswer[] => answersIn(filesOf(part));

/** The answers to train on, and some of them told once more in other ways of speaking, with their rating. @throws when a line is none. */
export const toldAnswers = (): RatedAnswer[] => answersIn(toldFiles());

const answersIn = (files: readonly string[]): RatedAnswer[] =>
  files.flatMap((file) =>
    linesOf(file).map((line) => {
      const [ratings = '', competency = '', , question = '', answer = ''] = line.split('\t');
      const numbers = ratings.split(',').map(Number);
      if (!answer || numbers.some(Number.isNaN)) throw new Error(`no rated answer of ${file}: ${line}`);
      return { ratings: numbers, competency, question, answer, hand: path.basename(file, '.tsv') };
    }),
  );

/** An answer made to fool the assessment: what was done to a sound one, which has the kind `base`. */
export interface Attack {
  readonly base: string;
  readonly kind: string;
  readonly question: string;
  readonly answer: string;
}

/** The attacks held out, each beside its base. */
export const attacks = (): Attack[] =>
  linesOf(path.join(corpus, 'heldout-attacks.tsv')).map((line) => {
    const [base = '', kind = '', question = '', answer = ''] = line.split('\t');
    return { base, kind, question, answer };
  });

/** Sentences that say nothing in any story: praise of the answer, orders, lessons and numbers of no meaning. */
export const stockSentences = (): string[] =>
  linesOf(path.join(corpus, 'stock.tsv')).flatMap((line) => line.split('\t')[1] ?? []);

/**
 * What tells one state of the training data from another, SHA-256; `sentences`: that of the heads which read sentences. `told`: with what
 * was told once more.
 */
export function answersDigest(sentences: string, { told = false } = {}): string {
  const hash = createHash('sha256').update(sentences);
  const files = told ? toldFiles() : filesOf('train');
  for (const file of [...files, path.join(corpus, 'stock.tsv')]) hash.update(readFileSync(file));
  return hash.digest('hex');
}

const toldFiles = (): string[] =>
  [...filesOf('train'), ...filesOf('told')].sort((a, b) => (path.basename(a) < path.basename(b) ? -1 : 1));

const filesOf = (part: string): string[] =>
  readdirSync(path.join(corpus, part))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => path.join(corpus, part, name));

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);
