import { initializeLogger } from '@livekit/agents';
import { AudioFrame } from '@livekit/rtc-node';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FliteVoice, fliteSampleRate } from './flite/fliteVoice.ts';
import { ResilientTts, type SpeechEndpoint } from './resilientTts.ts';

const endpointRate = 24_000;
/** Loudness of each voice, so that a frame tells who spoke it. */
const endpointSample = 5_000;
const builtInSample = 1_000;

/** Twenty milliseconds of the endpoint's voice. */
const frame = () => {
  const samples = new Int16Array(endpointRate / 50).fill(endpointSample);
  return new AudioFrame(samples, endpointRate, 1, samples.length);
};

/** A voice whose endpoint speaks as scripted, before a built-in voice that takes a second for every line. */
function speakBy(script: SpeechEndpoint['speak']) {
  const asked = { endpoint: 0, builtIn: 0 };
  const fellBack: unknown[] = [];
  const flite = new FliteVoice({
    speak: () => {
      asked.builtIn++;
      return Promise.resolve({
        sampleRate: fliteSampleRate,
        samples: new Int16Array(fliteSampleRate).fill(builtInSample),
      });
    },
    close: () => Promise.resolve(),
  });
  const endpoint: SpeechEndpoint = {
    model: 'scripted',
    sampleRate: endpointRate,
    speak: (text, signal) => {
      asked.endpoint++;
      return script(text, signal);
    },
  };
  const voice = new ResilientTts(endpoint, flite, { fellBack: (error) => fellBack.push(error) });
  return { voice, asked, fellBack };
}

/** Milliseconds of sound in a line of each voice; every frame has the endpoint's rate. */
async function listen(voice: ResilientTts, signal?: AbortSignal) {
  const ms = { endpoint: 0, builtIn: 0 };
  for await (const spoken of voice.synthesize('Tell me about a time.', undefined, signal)) {
    expect(spoken.frame.sampleRate).toBe(endpointRate);
    const loudest = spoken.frame.data.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const who = loudest > (endpointSample + builtInSample) / 2 ? 'endpoint' : 'builtIn';
    ms[who] += (spoken.frame.samplesPerChannel / endpointRate) * 1_000;
  }
  return ms;
}

// Only the date: frames travel on real timers.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
beforeAll(() => initializeLogger({ pretty: false, level: 'fatal' }));

async function* inTwoFrames(): AsyncGenerator<AudioFrame> {
  yield frame();
  yield frame();
}

async function* brokenAfterTwoFrames(): AsyncGenerator<AudioFrame> {
  yield* inTwoFrames();
  throw new Error('the connection broke');
}

describe('ResilientTts', () => {
  it('says the whole line with the built-in voice when the endpoint fails in the middle of it', async () => {
    const { voice, fellBack } = speakBy(brokenAfterTwoFrames);
    const ms = await listen(voice);
    expect(ms.endpoint).toBeGreaterThanOrEqual(20);
    expect(ms.builtIn).toBeGreaterThan(950);
    expect(fellBack).toMatchObject([{ message: 'the connection broke' }]);
  });

  it('leaves a failing endpoint alone for half a minute, and then asks it again', async () => {
    const { voice, asked, fellBack } = speakBy(brokenAfterTwoFrames);
    await listen(voice);
    vi.setSystemTime(Date.now() + 29_000);
    await listen(voice);
    expect(asked).toEqual({ endpoint: 1, builtIn: 2 });
    vi.setSystemTime(Date.now() + 2_000);
    await listen(voice);
    expect(asked).toEqual({ endpoint: 2, builtIn: 3 });
    expect(fellBack).toHaveLength(2);
  });

  it('does not speak for an endpoint that works', async () => {
    const { voice, asked, fellBack } = speakBy(inTwoFrames);
    expect(await listen(voice)).toEqual({ endpoint: 40, builtIn: 0 });
    expect(asked.builtIn).toBe(0);
    expect(fellBack).toEqual([]);
  });

  it('speaks for an endpoint that ends without a sound', async () => {
    // eslint-disable-next-line require-yield
    const { voice, fellBack } = speakBy(async function* () {
      return;
    });
    expect((await listen(voice)).builtIn).toBeGreaterThan(950);
    expect(fellBack).toHaveLength(1);
  });

  it('says nothing more of a line that the candidate has interrupted', async () => {
    const interruption = new AbortController();
    const { voice, asked, fellBack } = speakBy(async function* () {
      yield frame();
      interruption.abort();
      throw new Error('the request was called off');
    });
    await listen(voice, interruption.signal);
    expect(asked).toEqual({ endpoint: 1, builtIn: 0 });
    expect(fellBack).toEqual([]);
  });
});
