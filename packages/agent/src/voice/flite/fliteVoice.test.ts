import { afterAll, describe, expect, it } from 'vitest';
import { FliteVoice, fliteSampleRate } from './fliteVoice.ts';
import { LocalFlite } from './synthesizer.ts';

const samplesOf = async (voice: FliteVoice, text: string): Promise<number[]> => {
  const samples: number[] = [];
  for await (const frame of voice.frames(text)) samples.push(...frame.data);
  return samples;
};
const audible = (sample: number): boolean => Math.abs(sample) > 200;

describe('FliteVoice', () => {
  const flite = new LocalFlite({ voice: 'rms' });
  const voice = new FliteVoice(flite);
  afterAll(() => voice.close());

  it('speaks a line without the silence around it', async () => {
    const samples = await samplesOf(voice, 'Tell me about yourself.');
    expect(samples.length / fliteSampleRate).toBeGreaterThan(0.8);
    expect(samples.findIndex(audible)).toBeLessThan(fliteSampleRate * 0.02);
    expect(samples.length - samples.findLastIndex(audible)).toBeLessThan(fliteSampleRate * 0.15);
  });

  it('keeps a line that is silent', async () => {
    const silent = new FliteVoice({
      speak: () => Promise.resolve({ sampleRate: fliteSampleRate, samples: new Int16Array(800) }),
      close: () => Promise.resolve(),
    });
    expect(await samplesOf(silent, '…')).toHaveLength(800);
  });

  it('speaks again after its thread was closed', async () => {
    await flite.close();
    expect((await samplesOf(voice, 'Hello.')).length).toBeGreaterThan(0);
  });
});
