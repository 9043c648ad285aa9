import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';
import { synthesize } from '../../voice/flite/flite.ts';
import { PocketSphinx } from './pocketSphinx.ts';

const { POCKETSPHINX_MODEL } = parseConfig({ ...process.env, LIVEKIT_API_KEY: 'k', LIVEKIT_API_SECRET: 's' });

describe('PocketSphinx hears Flite', () => {
  let ears: PocketSphinx;
  beforeAll(async () => {
    ears = new PocketSphinx(POCKETSPHINX_MODEL);
    await ears.load();
  }, 30_000);
  afterAll(() => ears.close());

  it('writes the words of a clear sentence, with times that follow one another', async () => {
    const { samples } = await synthesize('Can you repeat the question please?', { voice: 'rms' });
    const utterance = ears.begin(10_000);
    for (let at = 0; at < samples.length; at += 1_600) utterance.feed(samples.slice(at, at + 1_600));
    const heard = await utterance.end();
    expect(heard.text).toBe('can you repeat the question please');
    const times = heard.words?.flatMap((word) => [word.startMs, word.endMs]) ?? [];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(10_000);
    expect(times.at(-1)).toBeLessThanOrEqual(10_000 + (samples.length / 16_000) * 1_000 + 10);
  });

  it('begins the next utterance afresh', async () => {
    const utterance = ears.begin(0);
    utterance.feed((await synthesize("I don't know.", { voice: 'rms' })).samples);
    expect((await utterance.end()).text).toBe("i don't know");
  });
});
