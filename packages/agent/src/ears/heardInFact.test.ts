import { SpeechClient, SpeechProcess, defaultModels, findModels } from '@viva/speech';
import { errorRate, recording, twoCities, whiteNoise, wordErrors } from '@viva/speech/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { synthesize } from '../voice/flite/flite.ts';
import { BuiltInEars } from './builtInEars.ts';
import { Ears } from './ears.ts';
import { type HeardUtterance, Listener, openVoiceActivity, windowSamples } from './listener.ts';
import { type Samples, earsSampleRate } from './recogniser.ts';

const begun = 1_000_000;
const silence = (seconds: number): Samples => new Int16Array(seconds * earsSampleRate);
const samplesOf = (seconds: number, wave: (second: number) => number): Samples =>
  silence(seconds).map((_, at) => Math.round(32_767 * wave(at / earsSampleRate)));

function noise(decibels: number): Samples {
  const sound = whiteNoise(4 * earsSampleRate, 7);
  const level = Math.sqrt(sound.reduce((sum, one) => sum + one * one, 0) / sound.length);
  return Int16Array.from(sound, (one) => Math.round((one / level) * 32_767 * 10 ** (decibels / 20)));
}

describe('built-in ears with their model, and the detector of voices', () => {
  const service = new SpeechProcess({ ...defaultModels, voice: '' });
  const client = new SpeechClient(service.address);
  let ears: BuiltInEars;
  beforeAll(async () => {
    expect(findModels(defaultModels).ears, 'the recognizer’s model: `npm run setup` provides it').toBeDefined();
    service.start();
    await client.ready(30_000);
  });
  beforeEach(() => void (ears = new BuiltInEars(client, defaultModels.ears)));
  afterEach(() => ears.close());
  afterAll(() => {
    client.close();
    service.stop();
  });

  /** What is heard in a sound by the end, as an interview hears it. */
  async function hear(sound: Samples): Promise<HeardUtterance | undefined> {
    let now = begun;
    let heard: HeardUtterance | undefined;
    const failures: unknown[] = [];
    const listener = new Listener(
      new Ears([ears], { changed: () => undefined, failed: (_ears, error) => failures.push(error) }),
      openVoiceActivity(),
      {
        sound: () => undefined,
        started: () => undefined,
        ended: () => undefined,
        partial: () => undefined,
        heard: (utterance) => (heard = utterance ?? heard),
        failed: (error) => failures.push(error),
      },
      () => now,
    );
    for (const part of [silence(0.5), sound, silence(0.5)]) {
      for (let at = 0; at < part.length; at += windowSamples) {
        const piece = part.slice(at, at + windowSamples);
        now += (piece.length / earsSampleRate) * 1_000;
        listener.hear(piece);
      }
    }
    await listener.finish();
    expect(failures).toEqual([]);
    return heard;
  }

  it.each([
    ['silence', silence(4)],
    ['hardly any noise', noise(-60)],
    ['the noise of a fan', noise(-40)],
    ['loud noise', noise(-25)],
    ['very loud noise', noise(-12)],
    ['a tone', samplesOf(4, (second) => 0.3 * Math.sin(2 * Math.PI * 440 * second))],
    ['a hum', samplesOf(4, (second) => 0.2 * Math.sin(2 * Math.PI * 100 * second))],
    ['clicks', samplesOf(4, (second) => (second % 0.5 < 0.004 ? 0.8 : 0))],
    ['knocks', samplesOf(4, (second) => Math.exp(-(second % 0.7) * 60) * Math.sin(2 * Math.PI * 180 * second))],
  ])('hear no words in %s', async (_what, sound) => {
    expect(await hear(sound)).toBeUndefined();
  });

  it('write down what a person reads aloud, with the time of each word', async () => {
    const seconds = 8;
    const heard = await hear(recording('two_cities', seconds));
    const said = twoCities.split(',').slice(0, 4).join(',');
    expect(errorRate(wordErrors(said, heard?.text ?? '')), heard?.text).toBeLessThan(0.1);
    expect(heard?.recogniser).toMatchObject({ name: defaultModels.ears, approximate: false });
    const times = heard?.words?.flatMap(({ startMs, endMs }) => [startMs, endMs]) ?? [];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(0)).toBeGreaterThan(begun + 500);
    expect(times.at(-1)).toBeLessThan(begun + 500 + seconds * 1_000 + 100);
  });

  it.each(['Yes.', 'No.', 'Can you repeat the question, please?'])('hear a machine’s voice: %s', async (said) => {
    const { samples } = await synthesize(said, { voice: 'rms' });
    expect(wordErrors(said, (await hear(samples))?.text ?? '').errors).toBe(0);
  });
});
