import { describe, expect, it } from 'vitest';
import { metricsOf } from './metrics.ts';
import type { SessionRecord } from './record.ts';
import { agent, q1, q2, record, speech, spoken } from './testing/turns.ts';
import type { Turn } from './testing/turns.ts';
import { hear } from './turns.ts';

const of = (turns: Turn[], more: Partial<SessionRecord> = {}) => metricsOf(hear(record(turns, more)));
const whole = (turn: Turn, more: Partial<SessionRecord> = {}) => of([agent(0, q1.text, 0), turn], more);
const typed: Turn = { n: 1, speaker: 'user', text: speech(40), startMs: 4_000, endMs: 60_000, typed: true };
const withoutWords = ({ words: _words, ...turn }: Turn): Turn => turn;

describe('pace', () => {
  it.each([90, 130, 150, 175, 220])('is found within two percent at %i words a minute, pauses or not', (pace) => {
    for (const gaps of [{}, { 10: 1_500, 40: 4_000 }]) {
      const { wordsPerMinute } = whole(spoken(1, speech(80), 5_000, pace, gaps));
      expect(Math.abs((wordsPerMinute ?? 0) - pace) / pace).toBeLessThan(0.02);
    }
  });

  it('is given for a single short sentence', () => {
    expect(whole(spoken(1, speech(8), 5_000, 120)).wordsPerMinute).toBe(120);
  });

  it.each(['Fine.', 'fine thanks'])('is null after no more than "%s", and says why', (text) => {
    const metrics = whole(spoken(1, text, 5_000));
    expect(metrics).toMatchObject({ wordsPerMinute: null, articulation: null });
    expect(metrics.reasons).toMatchObject({ wordsPerMinute: 'too-little-speech', articulation: 'too-little-speech' });
    expect(metrics.speakingMs).toBeGreaterThan(0);
  });

  it('counts fillers and repetitions as words, since they take their time', () => {
    const plain = whole(spoken(1, speech(20), 5_000, 140));
    const filled = whole(spoken(1, `um ${speech(20)} um`, 5_000, 140));
    expect(filled.wordsPerMinute).toBe(plain.wordsPerMinute);
    expect(filled.words).toBe(22);
  });

  it('is the same however the words were cut into turns', () => {
    const one = spoken(1, speech(60), 5_000, 120);
    const words = one.words ?? [];
    const parts = [0, 1, 2].map((i): Turn => {
      const part = words.slice(i * 20, i * 20 + 20);
      const [startMs, endMs] = [part[0]?.startMs ?? 0, part.at(-1)?.endMs ?? 0];
      return { n: i + 1, speaker: 'user', text: part.map(({ text }) => text).join(' '), startMs, endMs, words: part };
    });
    const cut = of([agent(0, q1.text, 0), ...parts]);
    expect([cut.wordsPerMinute, cut.speakingMs, cut.pauses]).toEqual([120, whole(one).speakingMs, []]);
  });

  it('takes the time of the whole turn where words have no times', () => {
    expect(whole(withoutWords(spoken(1, speech(40), 5_000, 160))).wordsPerMinute).toBe(160);
  });

  it('counts words as they stand between spaces', () => {
    expect(whole(spoken(1, 'A well-known twenty-year-old e-mail — sent at 9:30, [laughter] yes.', 5_000)).words).toBe(
      8,
    );
  });

  it('of articulation leaves out short silences too', () => {
    const gaps = Object.fromEntries([5, 10, 15].map((i) => [i, 500]));
    const metrics = whole(spoken(1, speech(20), 5_000, 150, gaps));
    expect(metrics.articulation).toBe(150);
    expect(metrics.wordsPerMinute).toBeLessThan(130);
    expect(metrics.pauses).toEqual([]);
  });
});

describe('typed turns', () => {
  it('count in words alone', () => {
    expect(of([agent(0, q1.text, 0), typed])).toMatchObject({
      words: 40,
      wordsPerMinute: null,
      articulation: null,
      speakingMs: null,
      fillers: null,
      pauses: null,
      longestPauseMs: null,
      firstWordMs: null,
      hedges: null,
      restarts: null,
      shareOfTalk: null,
      reasons: { wordsPerMinute: 'typed', fillers: 'typed', hedges: 'typed', firstWordMs: 'typed' },
    });
  });

  it('have no part in the figures of the spoken ones', () => {
    const said = spoken(1, speech(80), 5_000, 140);
    const metrics = of([agent(0, q1.text, 0), said, { ...typed, n: 2, text: 'Um, maybe so so', startMs: 50_000 }]);
    const alone = whole(said);
    expect(metrics).toMatchObject({ ...alone, words: 84, interviewMs: 60_000 });
  });

  it('are no silence: what is said after typing was not a pause', () => {
    const first = spoken(1, speech(10), 5_000);
    const later = { ...spoken(3, speech(10), first.endMs + 20_000) };
    const between = { ...typed, n: 2, startMs: first.endMs + 9_000, endMs: first.endMs + 9_000 };
    const metrics = of([agent(0, q1.text, 0), first, between, later]);
    expect(metrics).toMatchObject({ pauses: [], longestPauseMs: 0, firstWordMs: 2_000 });
  });
});

describe('pauses', () => {
  it('are silences over a second between words, with place and length', () => {
    const metrics = whole(spoken(1, speech(20), 5_000, 150, { 3: 1_001, 8: 1_000, 12: 2_500 }));
    expect(metrics.pauses?.map(({ durationMs }) => durationMs)).toEqual([1_001, 2_500]);
    expect(metrics.pauses?.[0]).toMatchObject({ startMs: 5_000 + 3 * 400, turn: 1 });
    expect(metrics.longestPauseMs).toBe(2_500);
  });

  it('take no part in speaking time', () => {
    const even = whole(spoken(1, speech(20), 5_000)).speakingMs;
    expect(whole(spoken(1, speech(20), 5_000, 150, { 5: 3_000 })).speakingMs).toBe(even);
  });

  it('are found between two turns of one answer, not across the interviewer', () => {
    const first = spoken(1, speech(10), 5_000);
    const metrics = of([
      agent(0, q1.text, 0),
      first,
      spoken(2, speech(10), first.endMs + 2_000),
      agent(3, q2.text, 30_000),
      spoken(4, speech(10), 40_000),
    ]);
    expect(metrics.pauses).toEqual([{ startMs: first.endMs, durationMs: 2_000, turn: 1 }]);
  });

  it('end where the interviewer speaks, also inside a turn', () => {
    const said = spoken(1, speech(20), 5_000, 150, { 10: 6_000 });
    const metrics = of([agent(0, q1.text, 0), said, { ...agent(2, 'Take your time.', 10_000), endMs: 11_500 }]);
    expect(metrics).toMatchObject({ pauses: [], firstWordMs: 2_000, speakingMs: 8_000 });
  });

  it('are not ended by an interviewer of whom nothing was heard', () => {
    const said = spoken(1, speech(20), 5_000, 150, { 10: 6_000 });
    expect(of([agent(0, q1.text, 0), said, agent(2, '', 10_000)]).pauses).toHaveLength(1);
  });

  it.each([
    ['in another order', (words: NonNullable<Turn['words']>) => words.toReversed()],
    [
      'with entries that are no words',
      (words) => [{ text: '', startMs: 0, endMs: 0 }, ...words, { text: '—', startMs: 1, endMs: 2 }],
    ],
  ] satisfies [string, (words: NonNullable<Turn['words']>) => NonNullable<Turn['words']>][])(
    'are the same with words %s',
    (_how, change) => {
      const turn = spoken(1, speech(20), 5_000, 150, { 7: 2_000 });
      expect(whole({ ...turn, words: change(turn.words ?? []) })).toEqual(whole(turn));
    },
  );

  it('are not made of words that lie over one another', () => {
    const turn = spoken(1, 'a long word covers all of these', 5_000);
    const words = (turn.words ?? []).map((word, i) => (i === 0 ? { ...word, endMs: 30_000 } : word));
    expect(whole({ ...turn, words })).toMatchObject({ pauses: [], speakingMs: 25_000 });
  });

  it.each([
    ['none', undefined],
    ['an empty list', []],
    [
      'times that are all the same',
      speech(20)
        .split(' ')
        .map((text) => ({ text, startMs: 0, endMs: 0 })),
    ],
    [
      'times for a few words only',
      speech(4)
        .split(' ')
        .map((text, i) => ({ text, startMs: i * 100, endMs: i * 100 + 90 })),
    ],
  ])('cannot be had from %s', (_what, words) => {
    const metrics = whole({ ...withoutWords(spoken(1, speech(20), 5_000)), words });
    expect(metrics).toMatchObject({
      pauses: null,
      longestPauseMs: null,
      articulation: null,
      wordsPerMinute: 150,
      words: 20,
    });
    expect(metrics.reasons).toEqual({
      pauses: 'no-word-times',
      longestPauseMs: 'no-word-times',
      articulation: 'no-word-times',
    });
  });

  it('may lie beside words of no length', () => {
    const turn = spoken(1, speech(20), 5_000, 150, { 7: 2_000 });
    const words = (turn.words ?? []).map((word) => ({ ...word, endMs: word.startMs }));
    expect(whole({ ...turn, words }).pauses).toHaveLength(1);
  });
});

describe('time to the first word', () => {
  it('is the median over answers', () => {
    const answer = (n: number, startMs: number) => spoken(n, speech(6), startMs);
    const metrics = of([
      agent(0, q1.text, 0),
      answer(1, 3_500),
      agent(2, 'And then?', 10_000),
      answer(3, 13_900),
      agent(4, q2.text, 20_000),
      answer(5, 27_000),
    ]);
    expect(metrics.firstWordMs).toBe(900);
  });

  it('is nought for somebody who speaks before the interviewer has ended', () => {
    expect(whole(spoken(1, speech(20), 1_500))).toMatchObject({ firstWordMs: 0, pauses: [] });
  });

  it('counts a hesitation sound as the first word', () => {
    expect(whole(spoken(1, `um ${speech(8)}`, 4_200, 150, { 1: 3_000 })).firstWordMs).toBe(1_200);
  });

  it('does not count what only asks back', () => {
    const metrics = of([
      agent(0, q1.text, 0),
      { ...spoken(1, 'can you repeat the question', 8_000), kinds: ['repeat'] },
      agent(2, q1.text, 12_000),
      spoken(3, speech(8), 16_000),
    ]);
    expect(metrics.firstWordMs).toBe(1_000);
  });

  it('is null where nobody asked', () => {
    const metrics = of([spoken(0, speech(20), 1_000)]);
    expect(metrics).toMatchObject({ firstWordMs: null, wordsPerMinute: 150, shareOfTalk: 1 });
  });
});

describe('words with their moments', () => {
  it('are fillers, hedges and restarts', () => {
    const metrics = whole(spoken(1, 'Um, I I was, like, probably late erm', 5_000));
    expect(metrics.fillers).toEqual([
      { text: 'um', startMs: 5_000, turn: 1, kind: 'sound' },
      { text: 'like', startMs: 6_600, turn: 1, kind: 'word' },
      { text: 'erm', startMs: 7_800, turn: 1, kind: 'sound' },
    ]);
    expect(metrics.hedges).toEqual([{ text: 'probably', startMs: 7_000, turn: 1 }]);
    expect(metrics.restarts).toEqual([{ text: 'I I', startMs: 5_400, turn: 1 }]);
  });

  it('begin with the turn where words have no times', () => {
    const metrics = whole(withoutWords(spoken(1, 'We sold, um, maybe ten', 5_000)));
    expect(metrics.fillers).toEqual([{ text: 'um', startMs: 5_000, turn: 1, kind: 'sound' }]);
    expect(metrics.hedges).toMatchObject([{ startMs: 5_000 }]);
  });

  it('are found when only the text has them, at the next word', () => {
    const turn = { ...spoken(1, 'we sold ten of them', 5_000), text: 'We sold, um, ten of them.' };
    expect(whole(turn)).toMatchObject({ fillers: [{ text: 'um', startMs: 5_800 }], words: 6 });
  });

  it('are told from proper uses by the punctuation of the text', () => {
    const turn = { ...spoken(1, 'the ones we like we keep', 5_000), text: 'The ones we like, we keep.' };
    expect(whole(turn).fillers).toEqual([]);
  });

  it.each([
    { name: 'mishears', approximate: true, fillers: true },
    { name: 'mishears and tidies', approximate: true, fillers: false },
  ])('are never a number with a recogniser that $name', (recogniser) => {
    const metrics = whole(spoken(1, `um um like maybe maybe ${speech(20)}`, 5_000), { recogniser });
    const reason = 'not-measurable-with-this-recogniser';
    expect(metrics).toMatchObject({ fillers: null, hedges: null, restarts: null, rough: ['words', 'wordsPerMinute'] });
    expect(metrics.reasons).toEqual({ fillers: reason, hedges: reason, restarts: reason });
  });

  it('with a recogniser that writes no fillers are hedges alone: it tidies what was said twice as well', () => {
    const recogniser = { name: 'tidy', approximate: false, fillers: false };
    const metrics = whole(spoken(1, 'maybe we we sold ten of them', 5_000), { recogniser });
    expect(metrics).toMatchObject({ fillers: null, restarts: null, hedges: [{ text: 'maybe' }], rough: [] });
  });

  it('are null when one turn came from another recogniser that has none', () => {
    const recogniser = { name: 'pocketsphinx', approximate: true, fillers: false };
    const metrics = of([
      agent(0, q1.text, 0),
      spoken(1, 'um yes', 4_000),
      { ...spoken(2, speech(20), 9_000), recogniser },
    ]);
    expect(metrics.fillers).toBeNull();
    expect(metrics.rough).toContain('words');
  });
});

describe('a session without speech', () => {
  it.each([
    ['nobody speaks', []],
    ['the interviewer speaks alone', [agent(0, q1.text, 0)]],
    ['a turn has no words', [agent(0, q1.text, 0), { ...spoken(1, '...', 5_000), words: [] }]],
  ])('has no figure when %s', (_when, turns) => {
    const { words, interviewMs: _interview, rough, reasons, ...figures } = of(turns);
    expect([words, rough]).toEqual([0, []]);
    expect(new Set(Object.values(figures))).toEqual(new Set([null]));
    expect(reasons).toEqual(Object.fromEntries(Object.keys(figures).map((figure) => [figure, 'too-little-speech'])));
  });
});
