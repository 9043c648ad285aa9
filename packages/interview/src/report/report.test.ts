import { describe, expect, it } from 'vitest';
import { buildReport } from './buildReport.ts';
import { sessionRecordSchema } from './record.ts';
import type { SessionRecord } from './record.ts';
import { reportSchema } from './schema.ts';

type Turn = SessionRecord['turns'][number];

const q1 = { id: 'q1', text: 'Why do you want this job?' };
const q2 = { id: 'q2', text: 'Tell me about a hard day.' };

const agent = (n: number, text: string, startMs: number, more: Partial<Turn> = {}): Turn => ({
  n,
  speaker: 'agent',
  text,
  startMs,
  endMs: startMs + 3_000,
  ...more,
});

/** A spoken turn at an even pace; `gaps` adds silence, in milliseconds, before the word at that position. */
function spoken(
  n: number,
  text: string,
  startMs: number,
  wordsPerMinute = 150,
  gaps: Record<number, number> = {},
): Turn {
  const step = 60_000 / wordsPerMinute;
  let at = startMs;
  const words = text.split(' ').map((word, i) => {
    at += gaps[i] ?? 0;
    const timed = { text: word, startMs: at, endMs: at + step };
    at += step;
    return timed;
  });
  return { n, speaker: 'user', text, startMs, endMs: at, words };
}

const record = (turns: Turn[], more: Partial<SessionRecord> = {}): SessionRecord => ({
  kind: 'practice',
  plan: { title: 'nurse', questions: [q1, q2] },
  turns,
  ...more,
});

const speech = (words: number) =>
  Array.from({ length: words }, (_, i) => ['we', 'cared', 'for', 'patients'][i % 4]).join(' ');
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

describe('pace', () => {
  it.each([90, 130, 150, 175, 220])('is found within two percent at %i words a minute, pauses or not', (pace) => {
    for (const gaps of [{}, { 10: 1_500, 40: 4_000 }]) {
      const { wordsPerMinute } = whole(spoken(1, speech(80), 5_000, pace, gaps)).metrics;
      expect(Math.abs((wordsPerMinute ?? 0) - pace) / pace).toBeLessThan(0.02);
    }
  });

  it('is null with too little speech, and says so', () => {
    const { metrics } = whole(spoken(1, 'fine thanks', 5_000));
    expect(metrics).toMatchObject({ wordsPerMinute: null, reasons: { wordsPerMinute: 'too-little-speech' } });
  });

  it('is null when everything was typed', () => {
    const { metrics, answers } = whole({
      n: 1,
      speaker: 'user',
      text: speech(40),
      startMs: 4_000,
      endMs: 60_000,
      typed: true,
    });
    expect(metrics).toMatchObject({ wordsPerMinute: null, speakingMs: null, fillers: null, pauses: null, words: 40 });
    expect(metrics.reasons).toMatchObject({ wordsPerMinute: 'typed', fillers: 'typed', pauses: 'typed' });
    expect(answers[0]).toMatchObject({ typed: true, outcome: 'answered', speakingMs: null });
  });

  it('counts spoken turns only when some were typed', () => {
    const typed: Turn = { n: 2, speaker: 'user', text: speech(100), startMs: 60_000, endMs: 61_000, typed: true };
    const { metrics } = buildReport(record([agent(0, q1.text, 0), spoken(1, speech(80), 5_000, 140), typed]));
    expect(Math.round(metrics.wordsPerMinute ?? 0)).toBe(140);
    expect(metrics.words).toBe(180);
  });
});

describe('pauses', () => {
  it('are silences over a second between words, with place and length', () => {
    const { metrics } = whole(spoken(1, speech(20), 5_000, 150, { 3: 1_001, 8: 1_000, 12: 2_500 }));
    expect(metrics.pauses?.map(({ durationMs }) => durationMs)).toEqual([1_001, 2_500]);
    expect(metrics.pauses?.[0]).toMatchObject({ startMs: 5_000 + 3 * 400, turn: 1 });
  });

  it('take no part in speaking time', () => {
    const even = whole(spoken(1, speech(20), 5_000)).metrics.speakingMs;
    expect(whole(spoken(1, speech(20), 5_000, 150, { 5: 3_000 })).metrics.speakingMs).toBe(even);
  });

  it('are found between two turns of one answer, not across the interviewer', () => {
    const first = spoken(1, speech(10), 5_000);
    const { metrics } = buildReport(
      record([
        agent(0, q1.text, 0),
        first,
        spoken(2, speech(10), first.endMs + 2_000),
        agent(3, q2.text, 30_000),
        spoken(4, speech(10), 40_000),
      ]),
    );
    expect(metrics.pauses).toEqual([{ startMs: first.endMs, durationMs: 2_000, turn: 1 }]);
  });
});

describe('fillers', () => {
  it('are hesitation sounds with their moments', () => {
    const { metrics } = whole(spoken(1, 'Um, I like, uh, people and so on erm', 5_000));
    expect(metrics.fillers).toEqual([
      { text: 'um', startMs: 5_000, turn: 1 },
      { text: 'uh', startMs: 6_200, turn: 1 },
      { text: 'erm', startMs: 8_200, turn: 1 },
    ]);
  });

  it.each([
    { name: 'pocketsphinx', approximate: true, fillers: true },
    { name: 'tidy', approximate: false, fillers: false },
  ])('are never a number with the recogniser $name', (recogniser) => {
    const { metrics } = whole(spoken(1, 'um um um', 5_000), { recogniser });
    expect(metrics.fillers).toBeNull();
    expect(metrics.reasons.fillers).toBe('not-measurable-with-this-recogniser');
  });

  it('are null when one turn came from another recogniser that has none', () => {
    const recogniser = { name: 'pocketsphinx', approximate: true, fillers: false };
    const { metrics, approximate } = buildReport(
      record([agent(0, q1.text, 0), spoken(1, 'um yes', 4_000), { ...spoken(2, speech(20), 9_000), recogniser }]),
    );
    expect(metrics.fillers).toBeNull();
    expect(metrics.rough).toContain('words');
    expect(approximate).toBe(true);
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
        { n: 5, speaker: 'user', text: 'Skip, please.', startMs: 44_000, endMs: 45_000 },
        agent(6, 'Is there anything you would like to ask me?', 46_000, { move: 'offer-questions' }),
        spoken(7, 'what is the salary', 50_000),
      ]),
    );
    expect(answers[0]).toMatchObject({ outcome: 'answered', turns: [1, 3], words: 32, probes: 1 });
    expect(answers[1]).toMatchObject({ outcome: 'skipped', turns: [], speakingMs: null });
  });

  it('tell unanswered questions from questions that were never reached', () => {
    const { answers } = buildReport(record([agent(0, q1.text, 0)]));
    expect(answers.map(({ outcome }) => outcome)).toEqual(['unanswered', 'not-reached']);
  });

  it('are not assessed: no score, no quote, no verdict', () => {
    const report = whole(spoken(1, speech(80), 5_000));
    for (const { assessed, score, quotes } of report.answers) {
      expect({ assessed, score, quotes }).toEqual({ assessed: false, score: null, quotes: [] });
    }
    expect(report.overall).toEqual({ assessed: false, score: null, cappedBy: null });
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
