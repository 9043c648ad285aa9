import { type Samples, earsSampleRate } from '../ears/recogniser.ts';

/** Longest sound that is kept, in milliseconds: a longer answer is kept from its end. */
const longestMs = 8 * 60_000;
/** What came late comes together with what follows; within this time it has been made up for, in milliseconds. */
const lateMs = 1_000;
/** A shorter want of sound is the network's, in milliseconds. */
const gapMs = 150;

/** Sound, and the epoch milliseconds at which it began. */
interface Placed {
  readonly samples: Samples;
  readonly startedAt: number;
}

interface Block {
  readonly samples: Samples;
  /** Epoch milliseconds. */
  readonly arrivedAt: number;
}

const msOf = (samples: number): number => (samples * 1_000) / earsSampleRate;
const samplesIn = (ms: number): number => Math.round((ms * earsSampleRate) / 1_000);

/**
 * The newest of the candidate's sound with the moments at which it was heard, from which turns are cut. Where no sound
 * came, as from a microphone that was off, a cut is silent, so that its length is that of the time that went by.
 */
export class SoundKeeper {
  readonly #blocks: Block[] = [];
  #samples = 0;

  /** Takes what was heard up to `arrivedAt` (epoch milliseconds). */
  add(samples: Samples, arrivedAt: number): void {
    this.#blocks.push({ samples, arrivedAt });
    this.#samples += samples.length;
    while (msOf(this.#samples) > longestMs) this.#drop();
  }

  /** Lets go of what was heard before a moment (epoch milliseconds). */
  forgetBefore(moment: number): void {
    while (this.#blocks[0] && this.#blocks[0].arrivedAt < moment) this.#drop();
  }

  /** What was heard between two moments (epoch milliseconds); undefined when nothing was. */
  cut(from: number, to: number): Placed | undefined {
    const placed = this.#placed().filter(({ startedAt, samples }) => {
      return startedAt < to && startedAt + msOf(samples.length) > from;
    });
    const first = placed[0];
    if (!first) return undefined;
    const parts: Samples[] = [];
    let endsAt = first.startedAt;
    for (const { samples, startedAt } of placed) {
      const missingMs = startedAt - endsAt;
      if (missingMs > gapMs) {
        parts.push(new Int16Array(samplesIn(missingMs)));
        endsAt = startedAt;
      }
      parts.push(samples);
      endsAt += msOf(samples.length);
    }
    return { startedAt: first.startedAt, samples: joined(parts) };
  }

  /**
   * Every block with the moment at which it began. Blocks can only come late: how late one is, those that follow within
   * the time tell, of which the most punctual counts.
   */
  #placed(): readonly Placed[] {
    let heard = 0;
    const clocks = this.#blocks.map(({ samples, arrivedAt }) => {
      heard += samples.length;
      return { samples, arrivedAt, endsAt: msOf(heard), offset: arrivedAt - msOf(heard) };
    });
    const placed: Placed[] = [];
    // From the last to the first: of those within the time, ever less punctual ones from the front on.
    const within: (typeof clocks)[number][] = [];
    let front = 0;
    for (const block of clocks.reverse()) {
      while (within.length > front && (within.at(-1)?.offset ?? 0) >= block.offset) within.pop();
      within.push(block);
      while ((within[front]?.arrivedAt ?? 0) > block.arrivedAt + lateMs) front++;
      const offset = within[front]?.offset ?? block.offset;
      placed.push({ samples: block.samples, startedAt: block.endsAt - msOf(block.samples.length) + offset });
    }
    return placed.reverse();
  }

  #drop(): void {
    this.#samples -= this.#blocks.shift()?.samples.length ?? 0;
  }
}

function joined(parts: readonly Samples[]): Samples {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
