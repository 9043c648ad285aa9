import { describe, expect, test } from 'vitest';
import { buildReport } from './buildReport.ts';
import { correctTurn, correctionLimits, heardFor, judgeCorrection, timesFor } from './corrections.ts';
import { hear } from './turns.ts';
import { agent, q1, record, spoken } from './testing/turns.ts';

const heard = 'I let a team of twelve nurses and we cut the weights at the front desk in half within tree months';
const meant = 'I led a team of twelve nurses and we cut the waits at the front desk in half within three months';
const rough = { name: 'x', approximate: true, fillers: true };

describe('a correction', () => {
  test.each([
    ['misheard words', meant, 'fits'],
    ['other punctuation', `${heard}.`, 'fits'],
    ['what was heard', heard, 'same'],
    ['nothing', ' ', 'too-much'],
    [
      'another answer',
      'Last year I managed a budget of two million and saved the company a third of its costs',
      'too-much',
    ],
    ['a result at the end', `${heard} and every patient told us that this was better than ever before`, 'too-much'],
    ['half of the answer', 'I let a team of twelve nurses', 'too-much'],
  ])('of %s is judged', (_what, text, verdict) => {
    expect(judgeCorrection({ text: heard }, text)).toBe(verdict);
  });

  test('may change more where the turn was hard to hear', () => {
    const [clear, hard] = [correctionLimits({ text: heard }), correctionLimits({ text: heard, recogniser: rough })];
    expect(hard.changed).toBeGreaterThan(clear.changed);
    expect(hard.added).toBeGreaterThan(clear.added);
    expect(correctionLimits({ text: 'At Kaiser.' })).toEqual({ changed: 3, added: 3 });
  });

  test('keeps what was heard, and has a turn read again that was taken for no answer', () => {
    const turn = { ...spoken(1, heard, 5_000), kinds: ['skip'] };
    expect(correctTurn(turn, meant)).toMatchObject({ text: meant, heard, kinds: undefined });
    expect(correctTurn({ ...turn, kinds: ['answer'] }, meant).kinds).toEqual(['answer']);
    expect(correctTurn({ ...turn, kinds: ['private'] }, meant).kinds).toEqual(['private']);
  });

  test('gives its words the times of those that they stand for', () => {
    const timed = [
      { text: 'I', startMs: 0, endMs: 100 },
      { text: 'let', startMs: 100, endMs: 200 },
      { text: 'team', startMs: 200, endMs: 300 },
    ];
    expect(timesFor('I led team one.', timed)).toEqual([
      { text: 'I', startMs: 0, endMs: 100 },
      { text: 'led', startMs: 100, endMs: 200 },
      { text: 'team', startMs: 200, endMs: 300 },
      { text: 'one.', startMs: 300, endMs: 300 },
    ]);
  });

  test('tells what was heard in the place of a quote', () => {
    const turn = correctTurn(spoken(1, heard, 0), meant);
    expect(heardFor(turn, 'we cut the waits at the front desk')).toBe('we cut the weights at the front desk');
    expect(heardFor(turn, 'words from elsewhere')).toBe(heard);
    expect(heardFor(spoken(1, heard, 0), heard)).toBeUndefined();
  });
});

describe('a report of a corrected turn', () => {
  const turn = { ...spoken(1, `um ${heard}`, 4_000), recogniser: rough };
  const before = buildReport(record([agent(0, q1.text, 0), turn]));
  const after = buildReport(record([agent(0, q1.text, 0), correctTurn(turn, meant)]));

  test('has the correction and what was heard, word by word in time', () => {
    const line = after.transcript[1];
    expect(line).toMatchObject({ text: meant, heard: `um ${heard}` });
    expect(line?.words?.map(({ text }) => text).join(' ')).toBe(meant);
    expect(before.transcript[1]?.heard).toBeNull();
  });

  test('measures how the candidate spoke from what was heard', () => {
    expect(after.metrics).toEqual(before.metrics);
    expect(after.answers[0]?.words).toBe(before.answers[0]?.words);
  });

  test('does not hold against the words that they were hard to hear', () => {
    const approximate = (said: typeof turn) => hear(record([agent(0, q1.text, 0), said]))[1]?.recogniser.approximate;
    expect([approximate(turn), approximate(correctTurn(turn, meant))]).toEqual([true, false]);
  });
});
