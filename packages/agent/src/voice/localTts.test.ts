import { initializeLogger } from '@livekit/agents';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LocalVoice, framesOf } from './localVoice.ts';
import { LocalTts } from './localTts.ts';

const sampleRate = 22_050;

beforeAll(() => initializeLogger({ pretty: false, level: 'fatal' }));

/** A voice with two seconds of sound for every line. */
function speakBy(
  frames: LocalVoice['frames'] = async function* () {
    yield* framesOf(new Int16Array(2 * sampleRate).fill(9), sampleRate);
  },
) {
  const closed: string[] = [];
  const voice: LocalVoice = {
    model: 'scripted',
    sampleRate,
    frames,
    close: async () => void closed.push('closed'),
  };
  return { tts: new LocalTts(voice), closed };
}

async function samplesOf(tts: LocalTts, signal?: AbortSignal): Promise<number> {
  let samples = 0;
  for await (const { frame } of tts.synthesize('Hello.', undefined, signal)) samples += frame.samplesPerChannel;
  return samples;
}

describe('framesOf', () => {
  it.each([0, 1, 1_102, 22_050, 22_051])('brings %i samples whole, a twentieth of a second at a time', (length) => {
    const samples = Int16Array.from({ length }, (_, n) => n % 3_000);
    const frames = [...framesOf(samples, sampleRate)];
    expect(frames.flatMap(({ data }) => [...data])).toEqual([...samples]);
    for (const { samplesPerChannel } of frames) expect(samplesPerChannel).toBeLessThanOrEqual(sampleRate / 20 + 1);
  });
});

describe('LocalTts', () => {
  it('is known by its voice', () => {
    const { tts } = speakBy();
    expect([tts.model, tts.provider, tts.sampleRate]).toEqual(['scripted', 'built-in', sampleRate]);
  });

  it('brings all the sound of a line', async () => {
    expect(await samplesOf(speakBy().tts)).toBe(2 * sampleRate);
  });

  it('gives up a line that was interrupted', async () => {
    const interruption = new AbortController();
    let made = 0;
    const { tts } = speakBy(async function* () {
      for (; made < 100; made++) {
        if (made === 3) interruption.abort();
        yield* framesOf(new Int16Array(100), sampleRate);
      }
    });
    await samplesOf(tts, interruption.signal);
    expect(made).toBeLessThan(10);
  });

  it('closes its voice', async () => {
    const { tts, closed } = speakBy();
    await tts.close();
    expect(closed).toEqual(['closed']);
  });
});
