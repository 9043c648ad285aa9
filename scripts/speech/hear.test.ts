import { describe, expect, test } from 'vitest';
import { type VoiceActivity } from '../../packages/agent/src/ears/listener.ts';
import { type Recogniser, type Samples, earsSampleRate } from '../../packages/agent/src/ears/recogniser.ts';
import { hear, hearInTime } from './hear.ts';
import { transcriptOf } from './transcribe.ts';

/** Every loud sample is a voice. */
const voiceActivity: VoiceActivity = {
  predict: async (samples) => (samples.some((sample) => Math.abs(sample) > 1_000) ? 1 : 0),
};

/** Writes down how many milliseconds it was fed, and how often it was asked for what is only shown. */
function recogniser({ fails = false } = {}) {
  const asked = { partials: 0, turnsOver: 0 };
  const ears: Recogniser = {
    ears: fails ? 'deepgram' : 'endpoint',
    info: { name: fails ? 'broken' : 'counting', approximate: false, fillers: false },
    begin: (startedAt) => {
      let fed = 0;
      return {
        feed: (samples) => void (fed += samples.length),
        partial: async () => {
          asked.partials++;
          return { text: 'so far', wholeTurn: false };
        },
        end: async () => {
          if (fails) throw new Error('no line');
          const text = `${Math.round(fed / 16)} ms`;
          const words = [{ text, startMs: startedAt, endMs: startedAt + fed / 16 }];
          return { text, words, recogniser: ears.info };
        },
      };
    },
    turnOver: () => void asked.turnsOver++,
    close: async () => undefined,
  };
  return { ears, asked };
}

/** Speech (positive) and silence (negative), in milliseconds. */
const sound = (...parts: number[]): Samples =>
  Int16Array.from(
    parts.flatMap((ms) => Array.from({ length: Math.abs(ms) * 16 }, (_, at) => (ms > 0 ? 8_000 * (-1) ** at : 0))),
  );

describe('a recording', () => {
  test('is heard at once, with times from its start', async () => {
    const { ears, asked } = recogniser();
    const began = performance.now();
    const { turns } = await hear(sound(-1_024, 2_048, -2_048), { recognisers: [ears], voiceActivity });
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(turns).toHaveLength(1);
    expect(turns[0]?.words?.[0]?.startMs).toBeGreaterThan(600);
    expect(turns[0]?.endedAt).toBeCloseTo(3_072, -2);
    expect(asked.partials).toBe(0);
  });

  test('that ends in the middle of a word is heard to its end', async () => {
    const { turns } = await hear(sound(-512, 1_024), { recognisers: [recogniser().ears], voiceActivity });
    expect(turns).toHaveLength(1);
  });

  test('with a long silence holds two turns, and one with a short silence does not', async () => {
    const long = recogniser();
    expect((await hear(sound(1_024, -4_096, 1_024), { recognisers: [long.ears], voiceActivity })).turns).toHaveLength(
      2,
    );
    expect(long.asked.turnsOver).toBeGreaterThan(1);
    const short = await hear(sound(1_024, -1_024, 1_024), { recognisers: [recogniser().ears], voiceActivity });
    expect(short.turns.map(({ text }) => text.split(' ms').length - 1)).toEqual([2]);
  });

  test('without speech holds nothing', async () => {
    expect(await hear(sound(-1_024), { recognisers: [recogniser().ears], voiceActivity })).toEqual({
      turns: [],
      latenciesMs: [],
    });
  });

  test('goes to the next recognizer when one fails, and that is told', async () => {
    const failures: string[] = [];
    const { turns } = await hear(sound(1_024), {
      recognisers: [recogniser({ fails: true }).ears, recogniser().ears],
      voiceActivity,
      failed: (name) => failures.push(name),
    });
    expect(failures).toEqual(['broken']);
    expect(turns[0]?.recogniser?.name).toBe('counting');
  });

  test('takes its time at the pace of speech, and tells how late the words were', async () => {
    const { ears, asked } = recogniser();
    const samples = sound(-256, 1_024, -512);
    const began = performance.now();
    const { latenciesMs } = await hearInTime(samples, { recognisers: [ears], voiceActivity });
    expect(performance.now() - began).toBeGreaterThan((samples.length / earsSampleRate) * 1_000);
    expect(asked.partials).toBeGreaterThan(0);
    expect(latenciesMs).toHaveLength(1);
    expect(latenciesMs[0]).toBeGreaterThan(100);
  });
});

describe('a transcript', () => {
  const turn = { text: 'Two words', startedAt: -10, endedAt: 990, typed: false };

  test('gives words without times likely ones', () => {
    expect(transcriptOf([{ ...turn, recogniser: { name: 'whisper-1', approximate: false, fillers: false } }])).toEqual({
      text: 'Two words',
      words: [
        { text: 'Two', startMs: 0, endMs: 390 },
        { text: 'words', startMs: 390, endMs: 990 },
      ],
      confidence: null,
      engine: 'whisper-1',
    });
  });

  test('is as sure as its turns are, by their words', () => {
    const sure = { name: 'moonshine', approximate: false, fillers: true };
    const turns = [
      { ...turn, recogniser: { ...sure, confidence: 0.9 } },
      { ...turn, recogniser: { ...sure, confidence: 0.4 } },
    ];
    expect(transcriptOf(turns)).toMatchObject({ confidence: 0.6, engine: 'moonshine' });
  });

  test('of nothing is empty', () => {
    expect(transcriptOf([])).toEqual({ text: '', words: [], confidence: null, engine: null });
  });
});
