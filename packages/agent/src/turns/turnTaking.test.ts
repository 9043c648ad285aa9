import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HeardUtterance } from '../ears/listener.ts';
import type { TurnLabel } from '@viva/understanding';
import { TurnTaking } from './turnTaking.ts';

const recogniser = { name: 'test', approximate: false, fillers: true };
const whole =
  'I measured every query of the checkout and added the one index that had been missing there since the very beginning.';
const unfinished = 'I measured every query of the checkout and then I added the index because';
const begun = 1_000_000;

interface Options {
  readonly storyExpected?: boolean;
  readonly littleExpected?: boolean;
  /** Whether what was said has all that was asked for. */
  readonly answered?: boolean;
  readonly missed?: boolean;
  /** What it is. */
  readonly label?: TurnLabel;
  /** The candidate asked for more time to think. */
  readonly moreTime?: boolean;
  /** What the sound says about the end, each time or one time after the other. */
  readonly probability?: number | Promise<number> | (Promise<number> | undefined)[];
}

/** An interview in which the test speaks; times are milliseconds since it began. */
function follow(options: Options = {}) {
  const { storyExpected = false, littleExpected = false, answered = false, missed = false, moreTime = false } = options;
  const { label = 'answer', probability } = options;
  const over = vi.fn();
  const paused = vi.fn(() => Promise.resolve({ answered, missed, label }));
  const nothing = vi.fn();
  const turns = new TurnTaking({
    moreTime: () => moreTime,
    storyExpected: () => storyExpected,
    littleExpected: () => littleExpected,
    predict: async () => (Array.isArray(probability) ? probability.shift() : probability),
    paused,
    nothing,
    failed: (error) => {
      throw error;
    },
    over,
  });
  const until = (ms: number) => vi.advanceTimersByTimeAsync(Math.max(0, begun + ms - Date.now()));
  const heard = (text: string, from: number, to: number): HeardUtterance => ({
    text,
    startedAt: begun + from,
    endedAt: begun + to,
    recogniser,
  });
  /** Speaks from one moment to another; the words are known a moment later. */
  const say = async (text: string, from: number, to: number) => {
    await until(from);
    turns.started(begun + from);
    await until(to);
    turns.ended(begun + to);
    await until(to + 50);
    turns.heard(text ? heard(text, from, to) : undefined);
  };
  return { turns, over, paused, nothing, until, say, heard };
}

/** How long the silence after these words lasts until the turn is over. */
async function patience(options: Options, ...spoken: readonly (readonly [string, number, number])[]): Promise<number> {
  const { over, say } = follow(options);
  for (const one of spoken) await say(...one);
  const [, , endedAt] = spoken.at(-1) ?? ['', 0, 0];
  await vi.runAllTimersAsync();
  expect(over).toHaveBeenCalledOnce();
  return Date.now() - begun - endedAt;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(begun);
});
afterEach(() => void vi.useRealTimers());

describe('TurnTaking', () => {
  it('waits twice as long for a candidate who asked for more time', async () => {
    const usual = await patience({}, [whole, 0, 4_000]);
    vi.setSystemTime(begun);
    expect(await patience({ moreTime: true }, [whole, 0, 4_000])).toBeCloseTo(2 * usual, -2);
  });

  it('waits longer after an unfinished thought than after a whole one', async () => {
    const afterWhole = await patience({}, [whole, 0, 4_000]);
    vi.setSystemTime(begun);
    expect(await patience({}, [unfinished, 0, 4_000])).toBeGreaterThan(afterWhole);
  });

  it('waits longer while a story that was asked for has hardly begun', async () => {
    expect(await patience({ storyExpected: true }, ['Last year we had a problem.', 0, 2_000])).toBeGreaterThan(2_500);
  });

  it.each([
    ['Yes, every day.', 'yes_no', 1_000],
    ['Two years. Two and a half, call it.', 'answer', 1_000],
    ['Twenty-eight.', 'answer', 1_600],
    ['No, only older.', 'yes_no', 1_600],
    ['Oh, yes, there was one. It was a long day.', 'yes_no', 1_600],
    ['Yes, and', 'yes_no', 2_800],
  ] as const)('waits after %j, where little was asked for, as a %s, %i ms', async (text, label, ms) => {
    expect(await patience({ littleExpected: true, label }, [text, 0, 1_500])).toBeLessThanOrEqual(ms);
    vi.setSystemTime(begun);
    expect(await patience({ littleExpected: true, label }, [text, 0, 1_500])).toBeGreaterThan(ms - 50);
  });

  it('waits as long again after a short answer that was gone on with', async () => {
    const parts = [
      ['Twenty-eight.', 0, 1_500],
      ['With the night shift.', 2_800, 4_000],
    ] as const;
    expect(await patience({ littleExpected: true }, ...parts)).toBe(1_300);
  });

  it('answers at once when the answer has all that was asked for', async () => {
    expect(await patience({ answered: true }, [whole, 0, 4_000])).toBeLessThanOrEqual(310);
  });

  it('waits where what was said likely answers another question: it may be only the beginning', async () => {
    expect(await patience({ missed: true }, [whole, 0, 4_000])).toBeGreaterThan(2_500);
  });

  it('answers a request at once, and waits when asked to', async () => {
    const asked = ['Can you say that again?', 0, 1_500] as const;
    expect(await patience({ label: 'repeat', storyExpected: true }, asked)).toBeLessThanOrEqual(310);
    vi.setSystemTime(begun);
    expect(await patience({ label: 'wait' }, ['Let me think.', 0, 1_000])).toBeGreaterThan(2_500);
  });

  it('waits on where words break off, whatever they are taken for', async () => {
    expect(await patience({ label: 'clarify' }, ['What I did first was to', 0, 2_000])).toBeGreaterThan(2_500);
  });

  it('waits longer where the recogniser hears no end of a sentence', async () => {
    expect(await patience({}, [whole.replace(/\.$/, ','), 0, 4_000])).toBeGreaterThan(2_500);
  });

  it('waits longer when the sound says that more will come', async () => {
    expect(await patience({ probability: 0.02 }, [whole, 0, 4_000])).toBeGreaterThan(2_500);
    vi.setSystemTime(begun);
    expect(await patience({ probability: 0.9 }, [whole, 0, 4_000])).toBeLessThan(1_000);
  });

  it('waits as long again for whoever paused long and went on, in this turn and not in the next one', async () => {
    const { turns, over, say, until } = follow();
    await say(unfinished, 0, 4_000);
    await say(whole, 5_500, 9_000);
    await until(9_000 + 1_400);
    expect(over).not.toHaveBeenCalled();
    await until(9_000 + 1_600);
    expect(over).toHaveBeenCalledOnce();
    turns.take();
    await say(whole, 30_000, 34_000);
    await until(34_000 + 700);
    expect(over).toHaveBeenCalledTimes(2);
  });

  it('learns how long this person pauses at a full stop, also where it was taken for the end', async () => {
    const { turns, over, say, until } = follow();
    await say(whole, 0, 4_000);
    turns.take();
    await say(whole, 4_600, 9_000);
    await until(9_000 + 700);
    expect(over).not.toHaveBeenCalled();
    await until(9_000 + 730);
    expect(over).toHaveBeenCalledOnce();
  });

  it('learns nothing from words that come when the candidate speaks again', async () => {
    const { turns, over, until, heard } = follow();
    turns.started(begun);
    await until(4_000);
    turns.ended(begun + 4_000);
    turns.started(begun + 4_200);
    turns.heard(heard(whole, 0, 4_000));
    await until(4_500);
    turns.ended(begun + 4_500);
    turns.started(begun + 4_850);
    await until(9_000);
    turns.ended(begun + 9_000);
    turns.heard(heard(whole, 4_200, 4_500));
    turns.heard(heard(whole, 4_850, 9_000));
    await until(9_000 + 590);
    expect(over).not.toHaveBeenCalled();
    await until(9_000 + 610);
    expect(over).toHaveBeenCalledOnce();
  });

  it('waits longer at a full stop until one whole answer has shown how this person pauses', async () => {
    const { turns, over, say, until } = follow();
    await say(whole, 0, 4_000);
    await until(4_000 + 590);
    expect(over).not.toHaveBeenCalled();
    await until(4_000 + 610);
    expect(over).toHaveBeenCalledOnce();
    turns.take();
    await say(whole, 30_000, 34_000);
    await until(34_000 + 310);
    expect(over).toHaveBeenCalledTimes(2);
  });

  it('is not over while somebody speaks, nor while words are not known yet', async () => {
    const { turns, over, say, until, heard } = follow({ answered: true });
    await say(whole, 0, 4_000);
    turns.started(begun + 4_200);
    await until(9_000);
    turns.ended(begun + 9_000);
    await until(12_000);
    expect(over).not.toHaveBeenCalled();
    turns.heard(heard(`${whole} ${whole}`, 0, 9_000));
    await until(12_001);
    expect(over).toHaveBeenCalledOnce();
  });

  it('is over once, and never for a sound without words', async () => {
    const { turns, over, say, until } = follow();
    await say('', 0, 1_000);
    await until(10_000);
    expect(over).not.toHaveBeenCalled();
    await say(whole, 20_000, 24_000);
    await until(30_000);
    expect(over).toHaveBeenCalledOnce();
    expect(turns.take()?.text).toBe(whole);
    await until(40_000);
    expect(over).toHaveBeenCalledOnce();
  });

  it('makes a cough before an answer no part of it', async () => {
    const { turns, over, nothing, say, until } = follow();
    await say('', 0, 400);
    expect(nothing).toHaveBeenCalledOnce();
    await say(whole, 40_000, 44_000);
    await until(44_000 + 610);
    expect(over).toHaveBeenCalledOnce();
    expect(turns.take()?.startedAt).toBe(begun + 40_000);
    expect(nothing).toHaveBeenCalledOnce();
  });

  it('goes on with the words of before when a noise follows them', async () => {
    const { over, say, until } = follow();
    await say(whole, 0, 4_000);
    await say('', 4_300, 4_500);
    await until(8_000);
    expect(over).toHaveBeenCalledOnce();
  });

  it('tells at each pause what was said so far, so that a reply can be made ready', async () => {
    const { paused, say } = follow();
    await say('I led', 0, 1_000);
    await say('the team.', 2_000, 3_000);
    expect(paused.mock.calls).toMatchObject([[{ text: 'I led' }], [{ text: 'I led the team.' }]]);
  });

  it('hands out all utterances of a turn as one, once', async () => {
    const { turns, say } = follow();
    await say('I led', 1_000, 2_000);
    await say('the team.', 3_000, 4_000);
    expect(turns.take()).toMatchObject({
      text: 'I led the team.',
      startedAt: begun + 1_000,
      endedAt: begun + 4_000,
      typed: false,
    });
    expect(turns.take()).toBeUndefined();
  });

  it('takes what was understood anew in the place of what was heard before', async () => {
    const { turns, say, heard } = follow();
    await say('We were all go and direct to heaven', 0, 2_000);
    turns.started(begun + 2_500);
    turns.ended(begun + 4_000);
    turns.heard(heard('We were all going direct to heaven. We were all going direct the other way.', 0, 4_000));
    expect(turns.take()?.text).toBe('We were all going direct to heaven. We were all going direct the other way.');
  });

  it.each([
    ['a breath within a thought', unfinished, 600],
    ['the gap between two words', whole, 200],
    ['a pause to think', whole, 950],
  ])('does not take %s for a full stop', async (_what, text, pauseMs) => {
    const { turns, over, say, until } = follow();
    await say(text, 0, 4_000);
    turns.take();
    await say(whole, 4_000 + pauseMs, 9_000);
    turns.take();
    await say(whole, 30_000, 34_000);
    over.mockClear();
    await until(34_000 + 310);
    expect(over).toHaveBeenCalledOnce();
  });

  it('does not count the interviewer’s turn as a pause of the candidate', async () => {
    const { turns, over, say, until } = follow();
    await say(whole, 0, 4_000);
    turns.take();
    await say(whole, 20_000, 24_000);
    await until(24_000 + 310);
    expect(over).toHaveBeenCalledOnce();
  });

  it('waits anew, by what the sound says, when that is known later than the words', async () => {
    const known = Promise.withResolvers<number>();
    const { over, say, until } = follow({ probability: known.promise, answered: true });
    await say(whole, 0, 4_000);
    await until(4_200);
    known.resolve(0.02);
    await until(4_000 + 2_700);
    expect(over).not.toHaveBeenCalled();
    await until(4_000 + 2_800);
    expect(over).toHaveBeenCalledOnce();
  });

  it('takes what the sound said about one pause for no other pause', async () => {
    const late = Promise.withResolvers<number>();
    const { turns, over, say, until, heard } = follow({ probability: [late.promise, undefined], answered: true });
    await say(whole, 0, 4_000);
    turns.started(begun + 4_200);
    await until(9_000);
    turns.ended(begun + 9_000);
    turns.heard(heard(`${whole} ${whole}`, 0, 9_000));
    late.resolve(0.02);
    await until(9_000 + 310);
    expect(over).toHaveBeenCalledOnce();
  });

  it('does not make a reply ready while somebody speaks again', async () => {
    const { turns, paused, say, heard } = follow();
    await say('I led', 0, 1_000);
    turns.started(begun + 1_200);
    turns.ended(begun + 2_000);
    turns.started(begun + 2_200);
    turns.heard(heard('I led the', 0, 2_000));
    expect(paused).toHaveBeenCalledOnce();
  });

  it('tells nothing any more once it is stopped', async () => {
    const { turns, over, say, until } = follow();
    await say(whole, 0, 4_000);
    turns.stop();
    await until(20_000);
    expect(over).not.toHaveBeenCalled();
  });
});
