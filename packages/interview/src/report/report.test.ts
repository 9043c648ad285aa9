import { describe, expect, it } from 'vitest';
import { buildReport } from './buildReport.ts';
import { sessionRecordSchema } from './record.ts';
import type { SessionRecord } from './record.ts';
import { reportSchema } from './schema.ts';
import { agent, q1, q2, record, speech, spoken } from './testing/turns.ts';
import type { Turn } from './testing/turns.ts';

const whole = (turn: Turn, more: Partial<SessionRecord> = {}) =>
  buildReport(record([agent(0, q1.text, 0), turn], more));

describe('the session file', () => {
  it('needs neither recogniser nor question ids nor word times', () => {
    const file =
      '{"kind":"practice","plan":{"title":"nurse","questions":[{"id":"q1","text":"Why?"}]},"turns":[{"n":0,"speaker":"agent","text":"Why?","startMs":0,"endMs":900},{"n":1,"speaker":"user","text":"Because I care.","startMs":1000,"endMs":3000}]}';
    const report = buildReport(sessionRecordSchema.parse(JSON.parse(file)));
    expect(report.answers[0]).toMatchObject({ questionId: 'q1', outcome: 'answered', turns: [1], words: 3 });
    expect(report.metrics).toMatchObject({ fillers: [], pauses: null, reasons: { pauses: 'no-word-times' } });
  });

  it('refuses what is not one', () => {
    expect(sessionRecordSchema.safeParse({ kind: 'practice', turns: [] }).success).toBe(false);
  });
});

describe('answers', () => {
  it('belong to the question that was asked last, probes included', () => {
    const { answers } = buildReport(
      record([
        agent(0, `Welcome. ${q1.text}`, 0, { move: 'ask' }),
        spoken(1, speech(20), 4_000),
        agent(2, 'What came of it?', 20_000, { move: 'probe' }),
        spoken(3, speech(12), 24_000),
        agent(4, `Thank you. ${q2.text}`, 40_000, { move: 'ask' }),
        { n: 5, speaker: 'user', text: 'Skip, please.', startMs: 44_000, endMs: 45_000, kinds: ['skip'] },
        agent(6, 'Is there anything you’d like to ask me?', 46_000, { move: 'offer-questions' }),
        spoken(7, 'what is the salary', 50_000),
      ]),
    );
    expect(answers[0]).toMatchObject({ outcome: 'answered', turns: [1, 3], words: 32, probes: 1 });
    expect(answers[1]).toMatchObject({ outcome: 'skipped', turns: [], speakingMs: null });
  });

  it('belong to the longest question that was said, where one begins like another', () => {
    const longer = { id: 'q9', text: `${q2.text} What did you learn?` };
    const { answers } = buildReport({
      ...record([agent(0, longer.text, 0), spoken(1, speech(20), 4_000)]),
      plan: { title: 'nurse', questions: [q2, longer] },
    });
    expect(answers.map(({ outcome }) => outcome)).toEqual(['not-reached', 'answered']);
  });

  it('tell unanswered questions from questions that were never reached', () => {
    const { answers } = buildReport(record([agent(0, q1.text, 0)]));
    expect(answers.map(({ outcome }) => outcome)).toEqual(['unanswered', 'not-reached']);
  });

  it('are not assessed where nothing read them: no level, no quote, no verdict', () => {
    const report = whole(spoken(1, speech(80), 5_000));
    for (const { assessed, score, quotes } of report.answers) {
      expect({ assessed, score, quotes }).toEqual({ assessed: false, score: null, quotes: [] });
    }
    expect(report.overall).toMatchObject({ assessed: false, score: null, level: null });
  });
});

describe('a report', () => {
  it('holds the whole transcript in order, with times', () => {
    const turns = [
      agent(0, q1.text, 0),
      spoken(1, 'because I care', 4_000),
      agent(2, 'Goodbye.', 9_000, { interrupted: true }),
    ];
    const { transcript, metrics } = buildReport(record(turns.toReversed()));
    expect(transcript.map(({ turn }) => turn)).toEqual([0, 1, 2]);
    expect(transcript[2]).toMatchObject({ interrupted: true, startMs: 9_000, endMs: 12_000 });
    expect(metrics.interviewMs).toBe(12_000);
  });

  it('says how talk was shared', () => {
    const { metrics } = buildReport(record([agent(0, q1.text, 0), spoken(1, speech(15), 4_000, 150)]));
    expect(metrics.shareOfTalk).toBe(0.667);
  });

  it('follows its schema and is the same for the same record, an empty one too', () => {
    for (const turns of [[], [agent(0, q1.text, 0), spoken(1, speech(30), 4_000)]]) {
      const report = buildReport(record(turns));
      expect(reportSchema.parse(report)).toEqual(report);
      expect(JSON.stringify(buildReport(record(turns)))).toBe(JSON.stringify(report));
    }
  });
});
