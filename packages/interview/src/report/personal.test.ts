import { describe, expect, test } from 'vitest';
import { buildReport } from './buildReport.ts';
import { leftOut, personalTurns, reportForOthers } from './personal.ts';
import { agent, q1, q2, record, spoken } from './testing/turns.ts';
import type { Turn } from './testing/turns.ts';

const shift = 'I called three people at home and wrote a new list for the night.';
const turn = (n: number, text: string, kinds: string[]): Turn => ({ ...spoken(n, text, n * 20_000), kinds });
const line = (n: number, text: string, move: string): Turn => agent(n, text, n * 20_000, { move });

/** The lines of an interview as others read them. */
const shown = (turns: Turn[], told: Parameters<typeof readOf>[0] = []) =>
  reportForOthers(buildReport(record(turns), { read: readOf(told) })).transcript.map(({ text }) => text);
const readOf = (personal: { turn: number; start: number; end: number }[]) => ({
  ...{ answers: [], personal, version: 'test' },
});

describe('what others than the candidate read', () => {
  test.each([
    ['private', ['private']],
    ['private in an answer', ['answer', 'private']],
    ['distress', ['distress']],
    ['distress in a question', ['process', 'distress']],
  ])('leaves out a turn that was taken for %s, with its words and what was said to it', (_what, kinds) => {
    const told = turn(1, 'My wife left me last month.', kinds);
    const report = buildReport(
      record([line(0, q1.text, 'ask'), told, line(2, `I’m sorry. ${q2.text}`, 'ask'), turn(3, shift, ['answer'])]),
    );
    const others = reportForOthers(report);
    expect(others.transcript.map(({ text }) => text)).toEqual([q1.text, leftOut, `${leftOut} ${q2.text}`, shift]);
    expect(JSON.stringify(others)).not.toMatch(/wife|sorry/);
    expect(report.transcript[1]?.text).toBe(told.text);
    expect([...personalTurns(report.transcript)]).toEqual([1, 2]);
  });

  test('leaves out a turn that was met with care, whatever it was taken for, and the reply to the offer', () => {
    const turns = [
      ...[line(0, q1.text, 'ask'), turn(1, 'I had a miscarriage.', ['answer'])],
      ...[line(2, 'Thank you for telling me. Shall we go on?', 'care'), turn(3, 'Go on.', ['process'])],
      ...[line(4, q1.text, 'go-on'), turn(5, shift, ['answer'])],
    ];
    expect(shown(turns)).toEqual([q1.text, leftOut, leftOut, leftOut, q1.text, shift]);
    const { answers } = buildReport(record(turns));
    expect(answers[0]?.turns).toEqual([5]);
  });

  test('keeps an answer that is given to the offer of care', () => {
    const turns = [line(0, q1.text, 'ask'), line(1, 'Thank you for telling me.', 'care'), turn(2, shift, ['answer'])];
    expect(shown(turns)).toEqual([q1.text, leftOut, shift]);
  });

  test('leaves out a private sentence of an answer, its sound, and thanks for it', () => {
    const told = `${shift} My son was in prison then. By ten every bed was covered.`;
    const start = told.indexOf('My son');
    const part = { turn: 1, start, end: told.indexOf(' By ten') };
    const turns = [
      ...[line(0, q1.text, 'ask'), turn(1, told, ['answer'])],
      line(2, 'Thank you for trusting me with that. What did you do first?', 'probe'),
    ];
    expect(shown(turns, [part])).toEqual([
      q1.text,
      `${shift} ${leftOut} By ten every bed was covered.`,
      `${leftOut} What did you do first?`,
    ]);
    const { transcript } = reportForOthers(buildReport(record(turns), { read: readOf([part]) }));
    expect(transcript[1]?.words).toBeNull();
  });

  test('leaves out a question about oneself, and the reply to it', () => {
    const turns = [
      ...[line(0, 'Is there anything you’d like to ask me?', 'offer-questions')],
      ...[turn(1, 'Will my depression count against me?', ['process']), line(2, 'It does not.', 'answer-candidate')],
      ...[turn(3, 'What is the salary?', ['company']), line(4, 'I don’t know.', 'answer-candidate')],
    ];
    expect(shown(turns)).toEqual([
      ...['Is there anything you’d like to ask me?', leftOut, leftOut],
      ...['What is the salary?', 'I don’t know.'],
    ]);
  });

  test('has no beginning of a sentence that was broken off in such a turn', () => {
    const turns = [line(0, q1.text, 'ask'), turn(1, 'my mother my mother died um last week', ['private'])];
    const report = buildReport(record(turns));
    expect(JSON.stringify(report.metrics.restarts)).toContain('mother');
    expect(JSON.stringify(reportForOthers(report))).not.toContain('mother');
  });
});
