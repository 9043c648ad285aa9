import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Part } from './corpora.ts';

const corpus = path.join(import.meta.dirname, '../../corpus');

/** How far an answer is one to a question, as `corpus/fit.md` has it. */
const fitOf = { yes: 1, partly: 0.5, no: 0 } as const;
type Verdict = keyof typeof fitOf;

/** An answer beside a question, and whether a person takes it for an answer to it. */
export interface FitPair {
  readonly hand: string;
  readonly asked: string;
  readonly answer: string;
  readonly verdict: Verdict;
  /** 1 yes, 0 no. */
  readonly fits: number;
}

/** What an answer tells of a skill, as `corpus/evidence.md` has it. */
export interface SkillOfAnswer {
  readonly skill: string;
  readonly label: 'shown' | 'mentioned' | 'denied' | 'other' | 'absent';
}

/** An answer to the question that was put, and what it tells of six skills. */
export interface EvidenceAnswer {
  readonly hand: string;
  /** The skill that the question is about; null where it is about none. */
  readonly about: string | null;
  readonly asked: string;
  readonly answer: string;
  readonly skills: readonly SkillOfAnswer[];
}

/** Files of the corpus of evidence that are not trained on: thresholds are set on them. */
const tunedEvidence = ['l7', 'l8', 'se', 'sf'];

/** Answers beside five or six questions each. @throws when a verdict is none. */
export const fitPairs = (part: Part): FitPair[] =>
  filesOf('fit', part)
    // A second judgment of the same pairs is no other hand.
    .filter((file) => !file.endsWith('-second.txt'))
    .flatMap((file) =>
      blocksOf(file).flatMap(({ hand, of, marked }) =>
        marked.map(([verdict = '', asked = '']) => {
          if (!isVerdict(verdict) || asked === '' || !of.A) throw new Error(`no pair of ${hand}: ${verdict} ${asked}`);
          return { hand, asked, answer: of.A, verdict, fits: fitOf[verdict] };
        }),
      ),
    );

const isVerdict = (name: string): name is Verdict => Object.hasOwn(fitOf, name);

/** Answers and the skills that they show, or don't. @throws when a label is none. */
export const evidenceAnswers = (part: Part): EvidenceAnswer[] =>
  filesOf('evidence', part === 'heldout' ? part : 'train')
    .filter((file) => part === 'heldout' || tunedEvidence.includes(path.basename(file, '.txt')) === (part === 'tuned'))
    .flatMap((file) =>
      blocksOf(file).map(({ hand, of, marked }) => {
        const skills = marked.map(([skill = '', label = '']) => {
          if (!isLabel(label)) throw new Error(`no label of ${hand}: ${skill} ${label}`);
          return { skill, label };
        });
        if (!of.Q || !of.A) throw new Error(`no question or no answer of ${hand}: ${Object.values(of).join(' ')}`);
        const about = of.K && of.K !== '-' ? of.K : null;
        return { hand, about, asked: of.Q, answer: of.A, skills };
      }),
    );

const labels = ['shown', 'mentioned', 'denied', 'other', 'absent'] as const;
const isLabel = (name: string): name is SkillOfAnswer['label'] => labels.some((label) => label === name);

/** The files that the judge is trained with besides those of other corpora, in order. */
export const judgeFiles = (): string[] => [
  ...filesOf('fit', 'train'),
  ...filesOf('evidence', 'train').filter((file) => !tunedEvidence.includes(path.basename(file, '.txt'))),
];

const filesOf = (folder: 'fit' | 'evidence', part: Part): string[] =>
  readdirSync(path.join(corpus, folder, part))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => path.join(corpus, folder, part, name));

/** Blocks of lines: `X: ` tells something of all of it, and `+ ` something of a part, in fields. */
const blocksOf = (file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim());
      const of = Object.fromEntries(
        lines.filter((line) => /^[A-Z]: /.test(line)).map((line) => [line.slice(0, 1), line.slice(3).trim()]),
      ) as Partial<Record<string, string>>;
      const marked = lines
        .filter((line) => line.startsWith('+ '))
        .map((line) =>
          line
            .slice(2)
            .split('|')
            .map((field) => field.trim()),
        );
      return { hand: path.basename(file, '.txt'), of, marked };
    });
