import { SpeechClient } from '@viva/speech';
import { SpeechService, countTo, sayNumbers } from '@viva/speech/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuiltInEars } from './builtInEars.ts';
import type { Utterance } from './recogniser.ts';

const soon = 5_000;
const begun = 1_000_000;

let service: SpeechService;
let client: SpeechClient;
let ears: BuiltInEars;
beforeEach(() => {
  service = new SpeechService();
  client = new SpeechClient(service.address);
  ears = new BuiltInEars(client, 'numbers');
});
afterEach(async () => {
  await ears.close();
  client.close();
  await service.stop();
});

/** An utterance in which numbers are said, in pieces as a listener feeds them. */
function say(at: number, ...numbers: readonly number[]): Utterance {
  const utterance = ears.begin(at);
  const sound = sayNumbers(...numbers);
  for (let from = 0; from < sound.length; from += 512) utterance.feed(sound.slice(from, from + 512));
  return utterance;
}

describe('BuiltInEars', () => {
  it('understands all utterances of a turn together, with the times in which they were said', async () => {
    await service.start();
    await client.ready(soon);
    expect(await say(begun, 1, 2).end()).toMatchObject({ text: '1 2', recogniser: { name: 'numbers' } });
    const heard = await say(begun + 3_000, 3).end();
    expect(heard.text).toBe('1 2 3');
    expect(heard.stretches).toMatchObject([{ text: '1 2 3', startedAt: begun }]);
    expect(heard.stretches?.[0]?.endedAt).toBeCloseTo(begun + 3_000 + sayNumbers(3).length / 16, 3);
  });

  it('begins anew with the next turn', async () => {
    await service.start();
    await client.ready(soon);
    await say(begun, 1, 2).end();
    ears.turnOver();
    expect((await say(begun + 9_000, 3).end()).text).toBe('3');
  });

  it('tells the words of the whole turn so far while more is said', async () => {
    await service.start();
    await client.ready(soon);
    await say(begun, 1).end();
    const utterance = say(begun + 2_000, 2);
    expect(await utterance.partial?.()).toEqual({ text: '1 2', wholeTurn: true });
  });

  it('has the words ready that were asked for at a pause', async () => {
    let listened = 0;
    await service.start({ decode: () => void listened++ });
    await client.ready(soon);
    const utterance = say(begun, 1, 2);
    utterance.pause?.();
    await vi.waitFor(() => expect(listened).toBe(1));
    expect((await utterance.end()).text).toBe('1 2');
    expect(listened).toBe(1);
  });

  it('waits for a service that is started again, and has all that was said', async () => {
    await service.start();
    await client.ready(soon);
    await say(begun, ...countTo(30)).end();
    await service.die();
    await vi.waitFor(() => expect(client.hello).toBeUndefined());
    const heard = say(begun + 20_000, 31, 32).end();
    await service.start();
    expect((await heard).text).toBe(countTo(32).join(' '));
  });

  it('waits for the next service when one dies while it listens', async () => {
    const listening = Promise.withResolvers<void>();
    await service.start({
      decode: () => {
        listening.resolve();
        return new Promise(() => undefined);
      },
    });
    await client.ready(soon);
    const heard = say(begun, 1, 2).end();
    await listening.promise;
    await service.die();
    await service.start();
    expect((await heard).text).toBe('1 2');
  });

  it('fails with the recognizer, so that another one can be asked', async () => {
    await service.start({ decode: () => Promise.reject(new Error('the thread was ended')) });
    await client.ready(soon);
    const utterance = say(begun, 1);
    utterance.pause?.();
    await expect(utterance.partial?.()).rejects.toThrow('the thread was ended');
    await expect(utterance.end()).rejects.toThrow('the thread was ended');
  });
});
