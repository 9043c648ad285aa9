import { type tts, initializeLogger } from '@livekit/agents';
import type { Notice } from '@viva/api-client/room';
import { planForJob, propose, startPolicy } from '@viva/interview';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { Ears } from './ears/ears.ts';
import { type Engines, createEngines } from './engines.ts';
import { OpenAiDouble } from './testing/openAiDouble.ts';
import { synthesize } from './voice/flite/flite.ts';
import { FliteTts } from './voice/flite/fliteTts.ts';
import { LocalFlite } from './voice/flite/synthesizer.ts';

/** Milliseconds of sound in a spoken line, and whether there is any. */
async function listen(stream: tts.ChunkedStream): Promise<number> {
  let ms = 0;
  for await (const { frame } of stream) ms += (frame.samplesPerChannel / frame.sampleRate) * 1_000;
  return ms;
}

describe('engines at an OpenAI-compatible endpoint', () => {
  const double = new OpenAiDouble();
  let engines: Engines;
  let fallbacks: Notice['code'][] = [];
  const state = startPolicy({ seed: 's', maxMs: 600_000 });
  const event = { type: 'ready', atMs: 0 } as const;
  let baseUrl: string;

  beforeAll(async () => {
    initializeLogger({ pretty: false, level: 'fatal' });
    baseUrl = await double.start();
  });
  afterAll(() => double.stop());

  beforeEach(async () => {
    const config = parseConfig({
      LIVEKIT_API_KEY: 'k',
      LIVEKIT_API_SECRET: 's',
      TTS_BASE_URL: baseUrl,
      STT_BASE_URL: baseUrl,
      LLM_BASE_URL: baseUrl,
    });
    fallbacks = [];
    engines = createEngines(config, new FliteTts(new LocalFlite({})), (notice) => fallbacks.push(notice));
    await engines.ready;
    Object.assign(double.behaviour, { chat: 'works', speech: 'works', transcription: 'works' });
    double.heard = 'I measured it and fixed it.';
    Object.assign(double.calls, { chat: 0, speech: 0, transcription: 0 });
  });
  afterEach(async () => {
    await engines.voice.close();
    await Promise.all(engines.recognisers.map((recogniser) => recogniser.close()));
  });

  const hear = async () => {
    const ears = new Ears(engines.recognisers, { changed: () => undefined, failed: () => undefined });
    const utterance = ears.begin(0);
    utterance.feed((await synthesize('Can you repeat the question please?', { voice: 'rms' })).samples);
    return utterance.end();
  };

  it('speaks with the endpoint', async () => {
    expect(await listen(engines.voice.synthesize('Hello there.'))).toBeGreaterThan(300);
    expect(double.calls.speech).toBe(1);
    expect(fallbacks).toEqual([]);
  });

  it.each(['fails', 'hangs'] as const)('speaks the same line itself when the endpoint %s', async (behaviour) => {
    double.behaviour.speech = behaviour;
    expect(await listen(engines.voice.synthesize('Hello there.'))).toBeGreaterThan(300);
    expect(fallbacks).toEqual(['voice-fallback']);
  });

  it('hears with the endpoint', async () => {
    expect(await hear()).toMatchObject({ text: double.heard, recogniser: { name: 'whisper-1', approximate: false } });
  });

  it.each([
    ['fails', 'fails', double.heard],
    ['hangs', 'hangs', double.heard],
    ['answers plain speech with nothing', 'works', ''],
  ] as const)('hears the same words itself when the endpoint %s', async (_how, behaviour, heard) => {
    double.behaviour.transcription = behaviour;
    double.heard = heard;
    expect(await hear()).toMatchObject({
      text: 'can you repeat the question please',
      recogniser: { approximate: true },
    });
  });

  it('lets the model phrase what the policy decided', async () => {
    double.reply = JSON.stringify({ choice: 0, say: 'Good morning, and thanks for coming.' });
    const option = await engines.mind.choose(state, event, propose(state, event));
    expect(double.calls.chat).toBe(1);
    expect(fallbacks).toEqual([]);
    expect(option.say).toMatch(/^Good morning, and thanks for coming\./);
  });

  const plan = planForJob({ title: 'Nurse', skills: ['Wound care'], questions: [] }, 's');

  it('lets the model word the questions of a plan, within its rules', async () => {
    const text = 'Walk me through a wound care decision that went differently than you had planned.';
    const asked = (slot: string, words: string) => ({ slot, text: words });
    double.reply = JSON.stringify({ questions: [asked('skill-1', text), asked('opener', 'How old are you?')] });
    const better = await engines.planner?.improve(plan);
    expect(better?.questions.map((question) => question.text)).toEqual(
      plan.questions.map((question) => (question.id === 'skill-1' ? text : question.text)),
    );
    expect(fallbacks).toEqual([]);
  });

  it.each(['fails', 'hangs'] as const)('asks the built-in questions when the model %s', async (behaviour) => {
    double.behaviour.chat = behaviour;
    expect(await engines.planner?.improve(plan)).toBe(plan);
    expect(fallbacks).toEqual(['mind-fallback']);
  });

  it.each(['fails', 'hangs'] as const)('uses the built-in words when the model %s', async (behaviour) => {
    double.behaviour.chat = behaviour;
    const proposal = propose(state, event);
    expect(await engines.mind.choose(state, event, proposal)).toBe(proposal.options[0]);
    expect(fallbacks).toEqual(['mind-fallback']);
  });

  it('uses the built-in words when the model answers with what is not allowed, and says so at the third in a row', async () => {
    double.reply = JSON.stringify({ choice: 7, say: 'You are hired.' });
    const proposal = propose(state, event);
    for (const told of [[], [], ['mind-fallback']]) {
      expect(await engines.mind.choose(state, event, proposal)).toBe(proposal.options[0]);
      expect(fallbacks).toEqual(told);
    }
  });
});
