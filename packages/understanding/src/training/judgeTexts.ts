import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sentencesOf } from '../text/parts.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { interviewTurns } from './corpora.ts';
import { type EvidenceAnswer, evidenceAnswers, fitPairs, judgeFiles } from './judgeCorpora.ts';
import { trainer } from './listenerTexts.ts';
import { attacks, ratedAnswers, ratingOf } from './ratedAnswers.ts';
import { randomNumbers } from './trainHead.ts';

/** An answer to train the judge on, and what is known of it; all texts in spoken form. */
export interface JudgeExample {
  readonly text: string;
  /** Questions, how far it is an answer to each, 0 to 1, and how much that matters. */
  readonly questions: readonly (readonly [asked: string, fits: number, weight: number])[];
  /** Skills, and whether it shows each. */
  readonly skills: readonly (readonly [skill: string, shows: 0 | 1])[];
  /** Whether its sentences belong together. */
  readonly holds: 0 | 1;
}

/**
 * How much a pair of question and answer matters; chosen, not tuned: one that people judged counts whole; the question that was put is most
 * likely answered, though nobody looked.
 */
const weightOf = { judged: 1, put: 0.6, turn: 0.4 } as const;
/** Turns and lines of interviews that are shorter tell too little of each other, in words. */
const fewestWords = { said: 20, asked: 4 } as const;
/** An answer rated lower may miss its question. */
const leastRating = 2;
/** Of the skills that an answer says nothing of, one in so many is trained with: all would only make the training longer. */
const absentOneIn = 2;
/** Hands whose rated answers are not trained on: thresholds are set on them. */
const tunedHands = ['r1', 'r5'];
/** Answers put together from others, which tell nothing: from how many, of how many sentences, and how many for each sound answer. */
const patched = { sources: [2, 5], sentences: [4, 9], share: 0.35 } as const;

/** A skill, as the line that an answer is read beside. */
const askedOfSkill = (skill: string): string => `skill: ${skill}`;
const wordsIn = (text: string): number => spokenForm(text).split(' ').length;

/** All answers to train on: none that is held out, or that thresholds are set on. The same corpora give the same examples. */
export function judgeExamples(): JudgeExample[] {
  const random = randomNumbers(1);
  const kept = new Set(leftOut().map(spokenForm));
  const all = [...judged(), ...rated(), ...evidence(random), ...turns()].filter(({ text }) => {
    const spoken = spokenForm(text);
    return spoken !== '' && !kept.has(spoken);
  });
  // Sentences are told apart in what was written, so what is put together is so before it is spelled as it is spoken.
  return [...asOne(all.map(spoken)), ...patchedOf(all, random).map(spoken)];
}

const spoken = ({ text, questions, skills, holds }: JudgeExample): JudgeExample => ({
  ...{ text: spokenForm(text), holds },
  questions: questions.map(([asked, fits, weight]) => [spokenForm(asked), fits, weight] as const),
  skills: skills.map(([skill, shows]) => [spokenForm(skill), shows] as const),
});

/** What several corpora tell of the same answer; of the same question, what matters most. */
function asOne(all: readonly JudgeExample[]): JudgeExample[] {
  return [...Map.groupBy(all, ({ text }) => text)].map(([text, same]) => {
    const questions = same.flatMap((example) => example.questions).sort(([, , one], [, , other]) => one - other);
    return {
      ...{ text, holds: 1 },
      questions: [...new Map(questions.map((question) => [question[0], question])).values()],
      skills: [...new Map(same.flatMap(({ skills }) => skills)).entries()],
    };
  });
}

/** Answers beside questions, judged by people. */
function judged(): JudgeExample[] {
  const byAnswer = Map.groupBy(fitPairs('train'), ({ answer }) => answer);
  return [...byAnswer].map(([text, pairs]) => ({
    ...{ text, skills: [], holds: 1 },
    questions: pairs.map(({ asked, fits }) => [asked, fits, weightOf.judged] as const),
  }));
}

const rated = (): JudgeExample[] =>
  ratedAnswers('train')
    .filter((answer) => !tunedHands.includes(answer.hand) && ratingOf(answer) >= leastRating)
    .map(({ question, answer }) => ({
      ...{ text: answer, skills: [], holds: 1 },
      questions: [[question, 1, weightOf.put]],
    }));

function evidence(random: () => number): JudgeExample[] {
  const isShown = ({ label }: EvidenceAnswer['skills'][number]) => label !== 'absent' || random() * absentOneIn < 1;
  return evidenceAnswers('train').map(({ asked, answer, skills }) => ({
    ...{ text: answer, questions: [[asked, 1, weightOf.put]], holds: 1 },
    skills: skills.filter(isShown).map(({ skill, label }) => [askedOfSkill(skill), label === 'shown' ? 1 : 0] as const),
  }));
}

const turns = (): JudgeExample[] =>
  interviewTurns('train')
    .filter(({ labels: [label], text, asked }) => {
      const isLong = wordsIn(text) >= fewestWords.said && wordsIn(asked) >= fewestWords.asked;
      return label === 'answer' && isLong;
    })
    .map(({ asked, text }) => ({ text, questions: [[asked, 1, weightOf.turn]], skills: [], holds: 1 }));

/** Sentences of several answers, which tell nothing together. */
function patchedOf(sound: readonly JudgeExample[], random: () => number): JudgeExample[] {
  const one = <T>(all: readonly T[]): T => {
    const found = all[Math.floor(random() * all.length)];
    if (found === undefined) throw new Error('there is nothing to choose from');
    return found;
  };
  const some = <T>([fewest, most]: readonly [number, number], make: (at: number) => T): T[] =>
    Array.from({ length: fewest + Math.floor(random() * (most - fewest + 1)) }, (_, at) => make(at));
  return Array.from({ length: Math.round(sound.length * patched.share) }, () => {
    const sources = [...new Set(some(patched.sources, () => one(sound).text))].map(sentencesOf);
    // Of the first two in any case.
    const sentences = some(patched.sentences, (at) => one(sources[at] ?? one(sources)));
    return { text: [...new Set(sentences)].join(' '), questions: [], skills: [], holds: 0 };
  });
}

/** Answers that are held out, or that thresholds are set on. */
const leftOut = (): string[] => [
  ...(['tuned', 'heldout'] as const).flatMap((part) => [
    ...fitPairs(part).map(({ answer }) => answer),
    ...evidenceAnswers(part).map(({ answer }) => answer),
    ...interviewTurns(part).map(({ text }) => text),
  ]),
  ...ratedAnswers('heldout').map(({ answer }) => answer),
  ...attacks().map(({ answer }) => answer),
  ...ratedAnswers('train')
    .filter(({ hand }) => tunedHands.includes(hand))
    .map(({ answer }) => answer),
];

/** What tells one state of the judge's training from another, SHA-256. */
export function judgeDigest(): string {
  const hash = createHash('sha256').update(JSON.stringify(judgeExamples()));
  // A file that adds nothing is still noticed.
  for (const file of judgeFiles()) hash.update(path.basename(file));
  for (const file of ['judge.py', 'listener.py', 'requirements.txt'])
    hash.update(readFileSync(path.join(trainer, file)));
  return hash.digest('hex');
}
