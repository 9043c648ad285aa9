import { describe, expect, it, vi } from 'vitest';
import { begun, heardText, info, listen, range, windowMs } from '../testing/listen.ts';
import { type VoiceActivity, windowSamples } from './listener.ts';

describe('Listener', () => {
  it('begins an utterance with what came before its first detected speech', async () => {
    const { utterance, told, silence, speak } = listen();
    await silence(30);
    await speak(2);
    expect(utterance(0).fed).toEqual(range(22, 32));
    expect(utterance(0).startedAt - begun).toBe(21 * windowMs);
    expect(told.started).toEqual([30 * windowMs]);
  });

  it('takes no single window for speech', async () => {
    const { utterances, told, silence, speak } = listen();
    for (let count = 0; count < 5; count++) {
      await speak(1);
      await silence(3);
    }
    expect([utterances, told.started]).toEqual([[], []]);
  });

  it('tells when the voice fell silent, and asks for the words at the pause before', async () => {
    const { utterance, told, silence, speak } = listen();
    await speak(10);
    await silence(3);
    expect([utterance(0).pauses, told.ended]).toEqual([1, []]);
    await silence(4);
    expect([utterance(0).pauses, told.ended]).toEqual([1, [10 * windowMs]]);
  });

  it('feeds all the sound of an utterance with a short pause in it, in order', async () => {
    const { utterances, utterance, silence, speak } = listen();
    await speak(10);
    await silence(6);
    await speak(5);
    await silence(8);
    expect(utterances).toHaveLength(1);
    expect(utterance(0).fed).toEqual(range(1, 24));
    expect(utterance(0).pauses).toBe(2);
  });

  it('feeds no sound twice when the next utterance follows closely, and leaves none out', async () => {
    const { utterance, silence, speak } = listen();
    await speak(10);
    await silence(9);
    await speak(5);
    expect(utterance(0).fed).toEqual(range(1, 13));
    expect(utterance(1).fed).toEqual(range(14, 24));
    expect(utterance(1).startedAt - begun).toBe(13 * windowMs);
  });

  it('takes sound in pieces of any length', async () => {
    const { listener, utterance, wait, judged } = listen();
    const sound = new Int16Array(windowSamples * 20).fill(1);
    for (let at = 0; at < sound.length; at += 160) {
      wait(10);
      listener.hear(sound.slice(at, at + 160));
    }
    await judged();
    expect(utterance(0).fed).toHaveLength(20);
    expect(utterance(0).startedAt - begun).toBe(0);
  });

  it('asks for the words so far at most every 600 ms, and only when the last ones are known', async () => {
    const { utterance, told, judged, speak } = listen();
    await speak(20);
    expect(utterance(0).partials).toHaveLength(0);
    await speak(1);
    expect(utterance(0).partials).toHaveLength(1);
    utterance(0).partials[0]?.resolve({ text: 'I led', wholeTurn: false });
    await judged();
    await speak(18);
    expect(utterance(0).partials).toHaveLength(1);
    await speak(1);
    expect(utterance(0).partials).toHaveLength(2);
    await speak(60);
    expect(utterance(0).partials).toHaveLength(2);
    utterance(0).partials[1]?.resolve({ text: '', wholeTurn: false });
    await judged();
    expect(told.partials).toEqual(['I led']);
  });

  it('tells no words so far once the utterance is over', async () => {
    const { utterance, told, judged, silence, speak } = listen();
    await speak(30);
    await silence(7);
    utterance(0).partials[0]?.resolve({ text: 'I led', wholeTurn: false });
    await judged();
    expect(told.partials).toEqual([]);
  });

  it('asks a busy recogniser for the words so far less often', async () => {
    const { utterance, judged, speak } = listen();
    await speak(30);
    await speak(15);
    utterance(0).partials[0]?.resolve({ text: 'I led', wholeTurn: false });
    await judged();
    // It took as long as fifteen windows and some: it is left alone for three times as long.
    await speak(40);
    expect(utterance(0).partials).toHaveLength(1);
    await speak(40);
    expect(utterance(0).partials).toHaveLength(2);
  });

  it('tells what was heard in the order in which it was said', async () => {
    const { utterance, told, judged, silence, speak } = listen();
    for (let count = 0; count < 2; count++) {
      await speak(10);
      await silence(10);
    }
    utterance(1).ended.resolve(heardText('Two.'));
    await judged();
    expect(told.heard).toEqual([]);
    utterance(0).ended.resolve(heardText('One.'));
    await judged();
    expect(told.heard).toMatchObject([
      { text: 'One.', startedAt: begun, endedAt: begun + 10 * windowMs },
      { text: 'Two.', startedAt: begun + 13 * windowMs, endedAt: begun + 30 * windowMs },
    ]);
  });

  it('tells all that was said when it is finished in the middle of it', async () => {
    const { listener, utterance, told, silence, speak } = listen();
    await speak(10);
    await silence(10);
    await speak(10);
    await silence(1);
    const finished = listener.finish();
    utterance(0).ended.resolve(heardText('One.'));
    await vi.waitFor(() => expect(told.ended).toEqual([10 * windowMs, 30 * windowMs]));
    utterance(1).ended.resolve(heardText('Two.'));
    await finished;
    expect(told.heard.map((one) => one?.text)).toEqual(['One.', 'Two.']);
  });

  it('tells of an utterance without words that nothing could be made out', async () => {
    const { utterance, told, judged, silence, speak } = listen();
    await speak(10);
    await silence(10);
    utterance(0).ended.resolve(heardText(''));
    await judged();
    expect(told.heard).toEqual([undefined]);
  });

  it('takes sound that comes late and all at once as spoken evenly', async () => {
    const { told, utterance, burst, wait, judged, silence, speak } = listen();
    await speak(10);
    wait(20 * windowMs);
    await burst(5, 5, 10);
    await silence(7);
    const text = 'We measured it. It helped.';
    utterance(0).ended.resolve({
      text,
      recogniser: info,
      stretches: [{ text, startedAt: begun, endedAt: begun + 30 * windowMs, confidence: 0.9 }],
    });
    await judged();
    const words = told.heard[0]?.words ?? [];
    expect(words.at(0)?.startMs).toBe(begun);
    expect(words.find((word) => word.text === 'it.')?.endMs).toBe(begun + 15 * windowMs);
    expect(words.find((word) => word.text === 'It')?.startMs).toBe(begun + 20 * windowMs);
    expect(told.ended).toEqual([30 * windowMs]);
  });

  it('begins to count anew after a time without sound', async () => {
    const { told, wait, silence, speak } = listen();
    await silence(1);
    wait(30_000);
    await speak(3);
    expect(told.started).toEqual([30_000 + windowMs]);
  });

  it('goes on listening when a sound could not be judged, or when nobody could take what it told', async () => {
    let judgements = 0;
    const voice: VoiceActivity = {
      predict: (samples) =>
        ++judgements === 3
          ? Promise.reject(new Error('no memory'))
          : Promise.resolve((samples[0] ?? 0) > 0 ? 0.9 : 0.1),
    };
    const onHeard = () => {
      if (told.heard.length === 1) throw new Error('no caption');
    };
    const { utterance, told, judged, silence, speak } = listen({ voice, onHeard });
    await silence(5);
    for (const [index, text] of ['One.', 'Two.'].entries()) {
      await speak(10);
      await silence(10);
      utterance(index).ended.resolve(heardText(text));
      await judged();
    }
    expect(told.heard.map((one) => one?.text)).toEqual(['One.', 'Two.']);
    expect(told.failed).toMatchObject([{ message: 'no memory' }, { message: 'no caption' }]);
  });
});
