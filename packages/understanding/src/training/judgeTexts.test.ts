import { expect, test } from 'vitest';
import { spokenForm } from '../text/spokenForm.ts';
import { interviewTurns } from './corpora.ts';
import { evidenceAnswers, fitPairs } from './judgeCorpora.ts';
import { judgeExamples } from './judgeTexts.ts';
import { attacks, ratedAnswers } from './ratedAnswers.ts';

const examples = judgeExamples();
/** Words in a row that nobody says twice by chance. */
const run = 12;
const runsOf = (text: string): string[] => {
  const words = text.split(' ');
  return words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '));
};

test('the judge is trained on no answer that is held out or that thresholds are set on, nor on a part of one', () => {
  const tuned = ratedAnswers('train').filter(({ hand }) => ['r1', 'r5'].includes(hand));
  const pairs = (['tuned', 'heldout'] as const).flatMap((part) => [...fitPairs(part), ...evidenceAnswers(part)]);
  const kept = [...pairs, ...tuned, ...ratedAnswers('heldout'), ...attacks()].map(({ answer }) => spokenForm(answer));
  const turns = (['tuned', 'heldout'] as const)
    .flatMap((part) => interviewTurns(part))
    .map(({ text }) => spokenForm(text));
  const texts = new Set([...kept, ...turns]);
  expect(examples.filter(({ text }) => texts.has(text))).toEqual([]);
  const runs = new Set([...texts].flatMap(runsOf));
  expect(runs.size).toBeGreaterThan(50_000);
  expect(examples.filter(({ text }) => runsOf(text).some((one) => runs.has(one))).map(({ text }) => text)).toEqual([]);
});

test('no hand of the pairs is both trained on and held out', () => {
  const trained = new Set(fitPairs('train').map(({ hand }) => hand));
  expect(trained.size).toBeGreaterThan(15);
  for (const part of ['tuned', 'heldout'] as const)
    expect(fitPairs(part).filter(({ hand }) => trained.has(hand))).toEqual([]);
});

test('each answer is there once, with what all corpora tell of it', () => {
  const texts = examples.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  for (const { questions } of examples) expect(new Set(questions.map(([asked]) => asked)).size).toBe(questions.length);
});

test('what is put together from several answers answers nothing', () => {
  const patched = examples.filter(({ holds }) => holds === 0);
  expect(patched.length).toBeGreaterThan(500);
  expect(patched.filter(({ questions, skills }) => questions.length + skills.length > 0)).toEqual([]);
});
