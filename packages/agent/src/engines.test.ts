import { type tts, initializeLogger } from '@livekit/agents';
import type { Notice } from '@viva/api-client/room';
import { planForJob } from '@viva/interview';
import { SpeechClient, SpeechProcess, defaultModels } from '@viva/speech';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { Ears } from './ears/ears.ts';
import { type Engines, createEngines } from './engines.ts';
import { tameReply } from './testing/chatReplies.ts';
import { OpenAiDouble } from './testing/openAiDouble.ts';
import { synthesize } from './voice/flite/flite.ts';

/** Milliseconds of sound in a spoken line, and whether there is any. */
async function listen(stream: tts.ChunkedStream): Promise<number> {
  let ms = 0;
  for await (const { frame } of stream) ms += (frame.samplesPerChannel / frame.sampleRate) * 1_000;
  return ms;
}

describe('engines at an OpenAI-compatible endpoint', () => {
  const double = new OpenAiDouble();
  const service = new SpeechProcess(defaultModels);
  const speech = new SpeechClient(service.address);
  let engines: Engines;
  let fallbacks: Notice['code'][] = [];
  let baseUrl: string;

  beforeAll(async () => {
    initializeLogger({ pretty: false, level: 'fatal' });
    service.start();
    [baseUrl] = await Promise.all([double.start(), speech.ready(30_000)]);
  });
  afterAll(async () => {
    speech.close();
    service.stop();
    await double.stop();
  });

  beforeEach(async () => {
    const config = parseConfig({
      LIVEKIT_API_KEY: 'k',
      LIVEKIT_API_SECRET: 's',
      TTS_BASE_URL: baseUrl,
      STT_BASE_URL: baseUrl,
      LLM_BASE_URL: baseUrl,
    });
    fallbacks = [];
    engines = createEngines(config, speech, (notice) => fallbacks.push(notice));
    Object.assign(double.behaviour, { chat: 'works', speech: 'works', transcription: 'works' });
    double.heard = 'I measured it and fixed it.';
    double.reply = tameReply;
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
    // On a busy machine the built-in voice may be late too, and Flite speaks: that is told again.
    expect(new Set(fallbacks)).toEqual(new Set(['voice-fallback']));
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
      text: 'Can you repeat the question, please?',
      recogniser: { name: defaultModels.ears },
    });
  });

  const said = 'I would rather talk about the next thing, if you don’t mind.';
  const understood = (label: string) => JSON.stringify({ signs: [{ label, quote: 'the next thing' }], told: [] });

  it('lets the model understand what is said', async () => {
    double.reply = () => understood('skip');
    expect((await engines.understand(said, '')).label).toBe('skip');
    expect(double.calls.chat).toBe(1);
    expect(fallbacks).toEqual([]);
  });

  it.each(['fails', 'hangs'] as const)('understands by itself when the model %s', async (behaviour) => {
    const alone = await speech.understand(said, '', 5_000);
    double.behaviour.chat = behaviour;
    expect(await engines.understand(said, '')).toEqual(alone);
    expect(fallbacks).toEqual(behaviour === 'fails' ? ['mind-fallback'] : []);
  });

  it('understands by itself when the model’s replies are of no use, and says so at the third in a row', async () => {
    double.reply = () => understood('hired');
    for (const [turn, told] of [[], [], ['mind-fallback']].entries()) {
      await engines.understand(`${said} ${turn}`, '');
      expect(fallbacks).toEqual(told);
    }
  });

  const plan = planForJob({ title: 'Nurse', skills: ['Wound care'], questions: [] }, 's');

  it('lets the model word the questions of a plan, within its rules', async () => {
    const text = 'Walk me through a wound care decision that went differently than you had planned.';
    const asked = (slot: string, words: string) => ({ slot, text: words });
    const proposed = JSON.stringify({ questions: [asked('skill-1', text), asked('opener', 'How old are you?')] });
    double.reply = (body) => (body.includes('You check') ? tameReply(body) : proposed);
    const better = await engines.planner?.improve(plan);
    expect(better?.questions.map((question) => question.text)).toEqual(
      plan.questions.map((question) => (question.id === 'skill-1' ? text : question.text)),
    );
    expect(fallbacks).toEqual([]);
  });

  it('asks the built-in question where the model says that nobody could answer its own', async () => {
    const text = 'Walk me through a wound care decision that went differently than you had planned.';
    const no = JSON.stringify({ answers: [{ n: 0, answerable: false }] });
    const proposed = JSON.stringify({ questions: [{ slot: 'skill-1', text }] });
    double.reply = (body) => (body.includes('You check') ? no : proposed);
    expect(await engines.planner?.improve(plan)).toEqual(plan);
    expect(double.calls.chat).toBe(2);
  });

  it.each(['fails', 'hangs'] as const)('asks the built-in questions when the model %s', async (behaviour) => {
    double.behaviour.chat = behaviour;
    expect(await engines.planner?.improve(plan)).toBe(plan);
    expect(fallbacks).toEqual(behaviour === 'fails' ? ['mind-fallback'] : []);
  });
});
