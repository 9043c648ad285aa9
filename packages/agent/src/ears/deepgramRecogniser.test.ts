import type { Ears as EarsName } from '@viva/api-client/room';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeepgramDouble } from '../testing/deepgramDouble.ts';
import { DeepgramRecogniser } from './deepgramRecogniser.ts';
import { Ears } from './ears.ts';
import { type Recogniser, type Samples, type Utterance, earsSampleRate } from './recogniser.ts';

const blockMs = 20;
/** When the speech began, as epoch milliseconds. */
const startedAt = 1_000_000;

const story = [
  [
    { text: 'I', startMs: 100, endMs: 200 },
    { text: 'led.', startMs: 220, endMs: 500 },
  ],
  [
    { text: 'Um,', startMs: 700, endMs: 900 },
    { text: 'five', startMs: 950, endMs: 1_200 },
    { text: 'people.', startMs: 1_250, endMs: 1_600 },
  ],
];

function speak(utterance: Pick<Utterance, 'feed'>, ms: number): void {
  for (let at = 0; at < ms; at += blockMs) utterance.feed(new Int16Array((earsSampleRate * blockMs) / 1_000));
}

/** Stands behind Deepgram and tells how much it was fed. */
const next: Recogniser = {
  ears: 'built-in',
  info: { name: 'next', approximate: true, fillers: false },
  begin() {
    let samples = 0;
    return {
      feed: (part: Samples) => void (samples += part.length),
      end: () => Promise.resolve({ text: `${(samples / earsSampleRate) * 1_000} ms`, recogniser: this.info }),
    };
  },
  close: () => Promise.resolve(),
};

describe('DeepgramRecogniser', () => {
  const double = new DeepgramDouble();
  let address: string;
  let recogniser: DeepgramRecogniser;

  const at = (options: Partial<ConstructorParameters<typeof DeepgramRecogniser>[0]> = {}) =>
    new DeepgramRecogniser({ apiKey: double.key, baseUrl: address, ...options });

  beforeAll(async () => {
    address = await double.start();
  });
  afterAll(() => double.stop());
  beforeEach(() => {
    double.behaviour = 'works';
    double.sentences = story;
    recogniser = at();
  });
  afterEach(() => recogniser.close());

  it('tells the words so far while the person speaks', async () => {
    const utterance = recogniser.begin(startedAt);
    speak(utterance, 1_300);
    await expect.poll(async () => (await utterance.partial?.())?.text).toBe('I led. Um, five');
    await utterance.end();
  });

  it('tells all the words with their times, also those that come after a text under way', async () => {
    const utterance = recogniser.begin(startedAt);
    speak(utterance, 1_700);
    expect(await utterance.end()).toEqual({
      text: 'I led. Um, five people.',
      words: story.flat().map(({ text, startMs, endMs }) => ({
        text,
        startMs: startedAt + startMs,
        endMs: startedAt + endMs,
      })),
      recogniser: { name: 'deepgram-nova-3', approximate: false, fillers: true },
    });
  });

  it('sends every sample, and asks for fillers', async () => {
    const utterance = recogniser.begin(startedAt);
    speak(utterance, 1_740);
    await utterance.end();
    expect(double.heardMs).toBe(1_740);
    expect(Object.fromEntries(double.asked?.searchParams ?? [])).toMatchObject({
      model: 'nova-3',
      filler_words: 'true',
      interim_results: 'true',
      encoding: 'linear16',
      sample_rate: '16000',
    });
  });

  it('finds the API at an address without a path, too', async () => {
    const utterance = at({ baseUrl: new URL(address).origin }).begin(startedAt);
    speak(utterance, 1_700);
    expect(await utterance.end()).toMatchObject({ text: 'I led. Um, five people.' });
  });

  it('lets an utterance begin while the one before is still being answered', async () => {
    const first = recogniser.begin(startedAt);
    speak(first, 1_700);
    const answer = first.end();
    const second = recogniser.begin(startedAt);
    speak(second, 1_700);
    for (const heard of [await answer, await second.end()]) expect(heard.text).toBe('I led. Um, five people.');
  });

  it('takes a short sound without words for a cough, and a long one for a failure', async () => {
    double.sentences = [];
    const cough = recogniser.begin(startedAt);
    speak(cough, 400);
    expect(await cough.end()).toMatchObject({ text: '' });
    const speech = recogniser.begin(startedAt);
    speak(speech, 1_600);
    await expect(speech.end()).rejects.toThrow('no text');
  });

  it.each(['drops', 'closes'] as const)(
    'leaves the whole sound to the next recogniser when the connection %s in mid-speech',
    async (behaviour) => {
      double.behaviour = behaviour;
      const failed: EarsName[] = [];
      const ears = new Ears([recogniser, next], { changed: () => undefined, failed: (name) => failed.push(name) });
      const utterance = ears.begin(startedAt);
      let spokenMs = 0;
      const goOn = (ms: number) => {
        speak(utterance, ms);
        spokenMs += ms;
        return failed;
      };
      goOn(600);
      await expect.poll(() => goOn(blockMs)).toEqual(['deepgram']);
      expect(await utterance.end()).toMatchObject({ text: `${spokenMs} ms`, recogniser: { name: 'next' } });
    },
  );

  it.each(['drops', 'closes'] as const)(
    'rejects at once when the connection %s before the last words',
    async (behaviour) => {
      double.behaviour = behaviour;
      const utterance = recogniser.begin(startedAt);
      speak(utterance, 600);
      await expect(utterance.end()).rejects.toThrow('Deepgram closed the connection');
    },
  );

  it('rejects within its deadline when the last words never come', async () => {
    double.behaviour = 'hangs';
    double.heardMs = 0;
    const utterance = at({ lastWordsMs: 100 }).begin(startedAt);
    speak(utterance, 600);
    // Once it is connected: the double keeps a connection that is given up before.
    await expect.poll(() => double.heardMs, { timeout: 10_000 }).toBe(600);
    await expect(utterance.end()).rejects.toThrow('no last words within 100 ms');
  });

  it('rejects with a wrong key, so that not even a single word is lost', async () => {
    const utterance = at({ apiKey: 'a-wrong-key' }).begin(startedAt);
    speak(utterance, 300);
    await expect(utterance.end()).rejects.toThrow('Deepgram refused the key, or was not reached');
  });

  it('rejects when nobody is at its address', async () => {
    const gone = new DeepgramDouble();
    const baseUrl = await gone.start();
    await gone.stop();
    const utterance = at({ baseUrl }).begin(startedAt);
    speak(utterance, 300);
    await expect(utterance.end()).rejects.toThrow('Deepgram refused the key, or was not reached');
  });
});
