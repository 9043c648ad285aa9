import { Terms } from '@viva/speech';
import { describe, expect, it } from 'vitest';
import { begun, heardText, info, listen, windowMs } from '../testing/listen.ts';
import type { HeardUtterance } from './listener.ts';
import type { Heard, HeardStretch } from './recogniser.ts';

describe('a turn that is understood as a whole', () => {
  const stretch = (text: string, fromWindow: number, toWindow: number, confidence = 0.9): HeardStretch => ({
    text,
    startedAt: begun + fromWindow * windowMs,
    endedAt: begun + toWindow * windowMs,
    confidence,
  });
  const wholeTurn = (...stretches: HeardStretch[]): Heard => ({
    text: stretches.map(({ text }) => text).join(' '),
    stretches,
    recogniser: info,
  });

  /** Speaks for so many windows at a time, with pauses between, and tells what of it was understood in the end. */
  async function understand(spoken: readonly number[], heard: Heard): Promise<HeardUtterance | undefined> {
    const { utterance, told, judged, silence, speak } = listen();
    for (const windows of spoken) {
      await speak(windows);
      await silence(10);
    }
    const last = spoken.length - 1;
    for (let index = 0; index < last; index++) utterance(index).ended.resolve(heardText(''));
    utterance(last).ended.resolve(heard);
    await judged();
    return told.heard.at(-1);
  }

  it('has words within the times in which was spoken', async () => {
    const heard = await understand([40, 40], wholeTurn(stretch('I led the whole team. It went very well.', 0, 93)));
    expect(heard?.words?.map(({ text }) => text).join(' ')).toBe('I led the whole team. It went very well.');
    expect(heard?.words?.find(({ text }) => text === 'team.')?.endMs).toBe(begun + 40 * windowMs);
    expect(heard?.words?.find(({ text }) => text === 'It')?.startMs).toBe(begun + 50 * windowMs);
  });

  it('is told with the terms of the interview, which have the times of what they replace', async () => {
    const { utterance, told, judged, silence, speak } = listen({ terms: new Terms(['Kubernetes']) });
    await speak(40);
    utterance(0).partials[0]?.resolve({ text: 'We use Kabernits', wholeTurn: true });
    await silence(10);
    utterance(0).ended.resolve(wholeTurn(stretch('We use cooper neties.', 0, 43)));
    await judged();
    expect(told.partials).toEqual(['We use Kubernetes']);
    const [heard] = told.heard;
    expect(heard?.text).toBe('We use Kubernetes.');
    expect(heard?.words?.map(({ text }) => text)).toEqual(['We', 'use', 'Kubernetes.']);
    expect(heard?.words?.at(-1)?.endMs).toBe(begun + 40 * windowMs);
    expect(heard?.recogniser.confidence).toBe(0.9);
  });

  it('keeps the words of both parts where it was cut while somebody spoke', async () => {
    const parts = [
      'This was said before the cut in one breath',
      'and this was said after it, in the same breath.',
    ] as const;
    const heard = await understand([160], wholeTurn(stretch(parts[0], 0, 70), stretch(parts[1], 70, 163)));
    expect(heard?.text).toBe(parts.join(' '));
    const times = heard?.words?.map(({ startMs, endMs }) => [startMs, endMs]).flat() ?? [];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(heard?.words?.find(({ text }) => text === 'breath')?.endMs).toBe(begun + 70 * windowMs);
    expect(times.at(-1)).toBe(begun + 160 * windowMs);
  });

  it('is as sure as its words, and says so', async () => {
    const sure = await understand([80], wholeTurn(stretch('We measured it first.', 0, 83, 0.9)));
    expect(sure?.recogniser).toMatchObject({ confidence: 0.9, approximate: false });
    const unsure = await understand([80], wholeTurn(stretch('We measured it first.', 0, 83, 0.4)));
    expect(unsure?.recogniser).toMatchObject({ confidence: 0.4, approximate: true });
  });

  it('has no words that were made up for a click or a breath', async () => {
    expect(await understand([4], wholeTurn(stretch('Thank you.', 0, 7, 0.3)))).toBeUndefined();
  });

  describe('where the recogniser is so late that the candidate has gone on', () => {
    const text = 'Well, we had measured it all first, and then we made the whole thing faster.';
    /** Hardly a word, a pause, and much more; `until`: what was read for the first pause ends in this window. */
    async function late(until: number, { ended = false, turnOver = false } = {}) {
      const { listener, utterance, told, judged, silence, speak } = listen();
      await speak(10);
      await silence(10);
      if (turnOver) listener.turnOver();
      await speak(120);
      if (ended) await silence(10);
      utterance(0).ended.resolve(wholeTurn(stretch(text, 0, until)));
      await judged();
      return told.heard;
    }

    it.each([
      ['still speaks', {}],
      ['has paused again', { ended: true }],
    ])('has the words of what followed, when the candidate %s', async (_what, options) => {
      const [heard] = await late(140, options);
      expect(heard?.text).toBe(text);
      expect(heard?.words?.at(-1)?.endMs).toBe(begun + 140 * windowMs);
    });

    it.each([
      ['what was read ended before', 13, {}],
      ['what followed is another turn', 140, { turnOver: true }],
    ])('has nothing of what followed where %s', async (_what, until, options) => {
      // So many words can't have been said in the first part alone.
      expect(await late(until, options)).toEqual([undefined]);
    });
  });

  it('tells since when it takes the place of what was heard, also where that was nothing', async () => {
    const heard = await understand(
      [4, 80],
      wholeTurn(stretch('Thank you.', 0, 7, 0.3), stretch('We measured it first.', 14, 97)),
    );
    expect(heard).toMatchObject({
      text: 'We measured it first.',
      startedAt: begun + 14 * windowMs,
      endedAt: begun + 94 * windowMs,
      since: begun,
    });
  });

  it('begins anew after the turn is over, also in the middle of what is said', async () => {
    const { listener, utterance, told, judged, silence, speak } = listen();
    await speak(40);
    await silence(10);
    utterance(0).ended.resolve(heardText(''));
    await speak(20);
    listener.turnOver();
    await speak(20);
    await silence(10);
    utterance(1).ended.resolve(wholeTurn(stretch('It went very well indeed.', 40, 93)));
    await judged();
    expect(told.turnsOver).toBe(1);
    const words = told.heard.at(-1)?.words ?? [];
    const times = words.flatMap(({ startMs, endMs }) => [startMs, endMs]);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect([times.at(0), times.at(-1)]).toEqual([begun + 50 * windowMs, begun + 90 * windowMs]);
  });
});
