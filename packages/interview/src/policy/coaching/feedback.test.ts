import { describe, expect, test } from 'vitest';
import { said, telling } from '../../testing/talk.ts';
import type { Ledger } from '../ledger.ts';
import { type Gap, type PolicyState, gapSchema, startPolicy } from '../state.ts';
import type { PlannedQuestion } from '../../types.ts';
import { closedWords, gapIn, gapWords, heardIn, isOpen, surelyTold } from './feedback.ts';

const story: PlannedQuestion = {
  ...{ id: 'q', text: 'Tell me about a hard day.', competency: 'teamwork', behavioural: true, evidence: 'story' },
};
const method: PlannedQuestion = { ...story, text: 'How do you plan a week?', behavioural: false, evidence: 'method' };
const background: PlannedQuestion = { ...method, text: 'Tell me about yourself.', evidence: 'background' };

const answered = (words: number, ledger: Ledger = {}, text = 'word '.repeat(words)): PolicyState => ({
  ...startPolicy({ seed: 'a', maxMs: 900_000 }),
  ledger,
  answer: { text, words, speakingMs: 0, approximate: false },
});
const [situation, action, result] = ['It was late.', 'I called them.', 'It ended well.'];

describe('the one thing that is missing', () => {
  test.each<[string, PolicyState, PlannedQuestion, Gap | null]>([
    ['nothing, in a whole story', answered(60, { situation, action, result }), story, null],
    ['the end', answered(60, { situation, action }), story, 'result'],
    ['the own deeds', answered(60, { situation, result }), story, 'action'],
    [
      'the own part',
      answered(60, { others: 'We all helped.', result }, 'We all helped with it. It ended well.'),
      story,
      'own-part',
    ],
    ['its length', answered(8), story, 'length'],
    ['an event', answered(60), story, 'event'],
    ['an end to it', answered(500, { situation, action, result }), story, 'brevity'],
    ['an example', answered(60), method, 'example'],
    ['nothing, where one comes from', answered(60), background, null],
    ['an end to that', answered(500), background, 'brevity'],
    ['a few words more', answered(5), background, 'length'],
  ])('is %s', (_, state, question, gap) => {
    expect(gapIn(state, question, true)).toBe(gap);
  });

  test('is still open in the answer that had it, and closed in one that has it all', () => {
    const open: Record<Gap, PolicyState> = {
      length: answered(8),
      brevity: answered(500, { situation, action, result }),
      'own-part': answered(60, { others: 'We all helped.', result }, 'We all helped with it.'),
      action: answered(60, { situation, result }),
      result: answered(60, { situation, action }),
      event: answered(60),
      example: answered(60),
    };
    for (const gap of gapSchema.options) {
      const question = gap === 'example' ? method : story;
      const then = { toldWords: open[gap].answer.words };
      expect([gap, isOpen(gap, { ...open[gap], ...then }, question, true)]).toEqual([gap, true]);
      const now = { ...answered(60, { situation, action, result }), ...then };
      expect([gap, isOpen(gap, now, question, true)]).toEqual([gap, false]);
    }
  });

  test('stays open where another one is worse: an end that is missing still, in fewer words', () => {
    expect(isOpen('result', answered(8), story, true)).toBe(true);
    expect(isOpen('result', answered(60, { situation }), story, true)).toBe(true);
    expect(isOpen('brevity', answered(600, { situation }), story, true)).toBe(true);
    const lesson = 'I learned to stay calm.';
    expect(isOpen('result', answered(60, { situation, action, lesson }), story, true)).toBe(true);
    expect(isOpen('action', answered(60, { situation, reason: 'I decided it.' }), story, true)).toBe(true);
  });

  test('was surely told where a sentence mostly does that, not where it may also do it', () => {
    expect(surelyTold('result', said('', telling([['result', result]])))).toBe(true);
    const { reading } = said('', telling([['situation', situation]]));
    const unsure = { ...reading, sentences: reading.sentences.map((one) => ({ ...one, also: ['result' as const] })) };
    expect(surelyTold('result', { reading: unsure })).toBe(false);
    expect(surelyTold('length', { reading: unsure })).toBe(true);
  });

  test('is no example where the question supposes what may never have happened', () => {
    const supposed = { ...method, text: 'How would you go about that the first time?' };
    expect(gapIn(answered(60), supposed, true)).toBeNull();
  });

  test('has words for each kind of question', () => {
    for (const gap of gapSchema.options) {
      expect(gapWords(gap, story)).toMatch(/^miss/);
      expect(closedWords(gap)).toMatch(/^heard/);
    }
    expect(gapWords('length', story)).not.toBe(gapWords('length', method));
  });
});

describe('what was heard', () => {
  test.each<[Ledger, ReturnType<typeof heardIn>]>([
    [{ situation, action, result }, 'heardStory'],
    [{ action, result }, 'heardActionAndResult'],
    [{ situation, action }, 'heardAction'],
    [{ reason: 'I decided it.' }, null],
    [{ result }, 'heardResult'],
    [{ situation }, 'heardSituation'],
    [{}, null],
  ])('is told by what was told: %j', (ledger, pool) => {
    expect(heardIn(answered(60, ledger), story, null)).toBe(pool);
  });

  test('is said of views and ways of work, and of nothing else that tells no story', () => {
    const { evidence: _, ...view } = method;
    expect(heardIn(answered(60, { action }), method, null)).toBe('heardMethod');
    expect(heardIn(answered(60, { action }), { ...view, evidence: 'view' }, null)).toBe('heardView');
    expect(heardIn(answered(60), background, null)).toBeNull();
    expect(heardIn(answered(60), method, 'example')).toBeNull();
  });
});
