import { describe, expect, test } from 'vitest';
import { betweenMs, countTo, numberEars, numberMs, numbersIn, sayNumbers } from '../testing/spokenNumbers.ts';
import { type Decoder, OpenWindow, type Stretch } from './openWindow.ts';

const begun = 1_000_000;
const msOf = (sound: Int16Array): number => sound.length / 16;

/** What was settled until now, and what is still open. */
async function hear(window: OpenWindow): Promise<Stretch[]> {
  const settled: Stretch[] = [];
  for (let older = await window.commit(); older; older = await window.commit()) settled.push(older);
  return [...settled, await window.decode()];
}

const numbersOf = (stretches: readonly Stretch[]): number[] =>
  stretches.flatMap(({ text }) => text.split(' ').filter(Boolean).map(Number));

/** Feeds sound in pieces of so many samples, first heard at `at`. */
function feed(window: OpenWindow, sound: Int16Array, at = begun, piece = 512): void {
  for (let from = 0; from < sound.length; from += piece)
    window.feed(sound.subarray(from, from + piece), at + from / 16);
}

describe('OpenWindow', () => {
  test.each([160, 512, 7_001, 40_000, 1_000_000])(
    'hears each word of a long turn once, fed in pieces of %i samples',
    async (piece) => {
      const window = new OpenWindow(numberEars());
      const sound = sayNumbers(...countTo(100));
      const settled: Stretch[] = [];
      let asked = 0;
      for (let from = 0; from < sound.length; from += piece) {
        feed(window, sound.subarray(from, from + piece), begun + from / 16, piece);
        if (from - asked < 16_000) continue;
        asked = from;
        settled.push(...(await hear(window)).slice(0, -1));
      }
      expect(numbersOf([...settled, ...(await hear(window))])).toEqual(countTo(100));
      for (const { startedAt, endedAt } of settled) expect(endedAt - startedAt).toBeLessThanOrEqual(11_000);
    },
  );

  test('stretches follow one another without a gap, in the times in which they were said', async () => {
    const window = new OpenWindow(numberEars());
    const sound = sayNumbers(...countTo(40));
    feed(window, sound);
    const stretches = await hear(window);
    expect(stretches[0]?.startedAt).toBe(begun);
    expect(stretches.at(-1)?.endedAt).toBeCloseTo(begun + msOf(sound), 3);
    for (const [index, { startedAt }] of stretches.slice(1).entries()) {
      expect(startedAt).toBeCloseTo(stretches[index]?.endedAt ?? 0, 3);
    }
  });

  test('is cut in the last pause that leaves enough before it', async () => {
    const window = new OpenWindow(numberEars());
    const parts = [countTo(5), countTo(12, 6), countTo(24, 13)].map((numbers) => sayNumbers(...numbers));
    let at = begun;
    const ends = parts.map((part) => {
      feed(window, part, at);
      const end = at + msOf(part);
      at = end + 900;
      return end;
    });
    const [settled, open] = await hear(window);
    expect(settled?.text).toBe(countTo(12).join(' '));
    expect(settled?.endedAt).toBeCloseTo(ends[1] ?? 0, 3);
    expect(open?.startedAt).toBeCloseTo((ends[1] ?? 0) + 900, 3);
  });

  test('does not take a pause for its end that leaves too little before it', async () => {
    const window = new OpenWindow(numberEars());
    const first = sayNumbers(1, 2);
    feed(window, first);
    feed(window, sayNumbers(...countTo(25, 3)), begun + msOf(first) + 900);
    const [settled] = await hear(window);
    expect(numbersOf(settled ? [settled] : []).length).toBeGreaterThan(5);
  });

  test('hears in its next result what was fed while it listened to the one before', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const window = new OpenWindow(numberEars(() => promise));
    feed(window, sayNumbers(1, 2));
    const first = window.decode();
    feed(window, sayNumbers(3), begun + 2_000);
    resolve();
    expect((await first).text).toBe('1 2');
    expect((await window.decode()).text).toBe('1 2 3');
  });

  test('keeps what was fed while its older part was settled', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const window = new OpenWindow(numberEars(() => promise));
    const sound = sayNumbers(...countTo(24));
    feed(window, sound);
    const older = window.commit();
    feed(window, sayNumbers(25), begun + msOf(sound));
    resolve();
    const settled = await older;
    expect(numbersOf([...(settled ? [settled] : []), await window.decode()])).toEqual(countTo(25));
  });

  test('loses nothing when its older part can’t be understood at once', async () => {
    let failures = 1;
    const listening = () => {
      if (failures-- > 0) throw new Error('the thread was ended');
    };
    const window = new OpenWindow(numberEars(listening));
    feed(window, sayNumbers(...countTo(30)));
    await expect(window.commit()).rejects.toThrow('the thread was ended');
    expect(numbersOf(await hear(window))).toEqual(countTo(30));
  });

  test('listens once to the same sound', async () => {
    let times = 0;
    const window = new OpenWindow(numberEars(() => void times++));
    feed(window, sayNumbers(1));
    expect(await window.decode()).toBe(await window.decode());
    expect(times).toBe(1);
  });

  test('gives what it heard before as a draft, and none for what comes after a cut', async () => {
    const drafts: (readonly number[])[] = [];
    const window = new OpenWindow(numberEars((_sound, draft) => void drafts.push(draft)));
    feed(window, sayNumbers(1, 2));
    await window.decode();
    const rest = sayNumbers(...countTo(24, 3));
    feed(window, rest, begun + (numberMs + betweenMs) * 3);
    await hear(window);
    expect(drafts).toEqual([[], [1, 2], []]);
  });

  test('tells how sure it is: the mean probability of what was written', async () => {
    const decoder: Decoder = {
      decode: async () => ({ text: 'yes', tokens: [7], logProbs: [Math.log(0.4), Math.log(0.9)] }),
    };
    const window = new OpenWindow(decoder);
    feed(window, sayNumbers(7));
    expect((await window.decode()).confidence).toBeCloseTo(0.6, 5);
  });
});

/** Ears that fall into a loop on whatever `confuses` them. */
const looping = (confuses: (numbers: readonly number[]) => boolean): Decoder => ({
  decode: async (samples) => {
    const said = numbersIn(samples);
    const tokens = confuses(said) ? Array.from({ length: 5 }, () => said.slice(0, 2)).flat() : said;
    return { text: tokens.join(' '), tokens, logProbs: [...tokens, 0].map(() => Math.log(0.9)) };
  },
});

describe('a recognizer that repeats itself', () => {
  test('is given the two halves one by one, and nothing is lost', async () => {
    const window = new OpenWindow(looping((said) => said.length > 10));
    feed(window, sayNumbers(...countTo(14)));
    expect(await window.decode()).toMatchObject({ text: countTo(14).join(' ') });
  });

  test('is not believed where it repeats itself in a half too: the rest is told as hardly heard', async () => {
    const window = new OpenWindow(looping((said) => said.length > 10 || said.includes(1)));
    feed(window, sayNumbers(...countTo(14)));
    const heard = await window.decode();
    const rest = numbersOf([heard]);
    expect(rest).toEqual(countTo(14, rest[0] ?? 0));
    expect(rest.length).toBeGreaterThan(3);
    expect(heard.confidence).toBeLessThan(0.1);
  });
});
