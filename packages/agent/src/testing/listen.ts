import type { Terms } from '@viva/speech';
import { Ears } from '../ears/ears.ts';
import { type HeardUtterance, Listener, type VoiceActivity, windowSamples } from '../ears/listener.ts';
import { type Heard, type Partial, type Recogniser, type Samples, earsSampleRate } from '../ears/recogniser.ts';

export const begun = 1_000_000;
export const windowMs = (windowSamples / earsSampleRate) * 1_000;
export const info = { name: 'scripted', approximate: false, fillers: true };

/** An utterance as the recogniser gets it. */
interface Utterance {
  readonly startedAt: number;
  /** The numbers of the windows that were fed. */
  readonly fed: number[];
  pauses: number;
  partials: PromiseWithResolvers<Partial>[];
  readonly ended: PromiseWithResolvers<Heard>;
}

interface Told {
  readonly started: number[];
  readonly ended: number[];
  readonly partials: string[];
  readonly heard: (HeardUtterance | undefined)[];
  readonly failed: unknown[];
  turnsOver: number;
}

/**
 * A listener whose sound is windows with numbers, those of silence negative, and a recogniser that answers when the test
 * says so.
 */
export function listen({ voice, onHeard, terms }: { voice?: VoiceActivity; onHeard?: () => void; terms?: Terms } = {}) {
  let now = begun;
  let number = 0;
  const utterances: Utterance[] = [];
  const told: Told = { started: [], ended: [], partials: [], heard: [], failed: [], turnsOver: 0 };
  const recogniser: Recogniser = {
    ears: 'built-in',
    info,
    begin(startedAt) {
      const utterance: Utterance = {
        startedAt,
        fed: [],
        pauses: 0,
        partials: [],
        ended: Promise.withResolvers<Heard>(),
      };
      utterances.push(utterance);
      return {
        feed: (samples) => void utterance.fed.push(Math.abs(samples[0] ?? 0)),
        partial: () => {
          const asked = Promise.withResolvers<Partial>();
          utterance.partials.push(asked);
          return asked.promise;
        },
        pause: () => void utterance.pauses++,
        end: () => utterance.ended.promise,
      };
    },
    turnOver: () => void told.turnsOver++,
    close: () => Promise.resolve(),
  };
  const bySign: VoiceActivity = { predict: (samples) => Promise.resolve((samples[0] ?? 0) > 0 ? 0.9 : 0.1) };
  const listener = new Listener(
    new Ears([recogniser], { changed: () => undefined, failed: () => undefined }, terms),
    voice ?? bySign,
    {
      sound: () => undefined,
      started: (at) => void told.started.push(at - begun),
      ended: (at) => void told.ended.push(at - begun),
      partial: ({ text }) => void told.partials.push(text),
      heard: (utterance) => {
        told.heard.push(utterance);
        onHeard?.();
      },
      failed: (error) => void told.failed.push(error),
    },
    () => now,
  );
  const window = (voiced: boolean): Samples => new Int16Array(windowSamples).fill(++number * (voiced ? 1 : -1));
  const judged = () => new Promise<void>((resolve) => setImmediate(resolve));
  const come = async (windows: number, voiced: boolean) => {
    for (let count = 0; count < windows; count++) {
      now += windowMs;
      listener.hear(window(voiced));
    }
    await judged();
  };
  return {
    listener,
    utterances,
    told,
    judged,
    speak: (windows: number) => come(windows, true),
    silence: (windows: number) => come(windows, false),
    /** Nothing comes for so long. */
    wait: (ms: number) => void (now += ms),
    /** So many windows of speech, and of silence, and so on, that come all at once. */
    burst: async (...windows: readonly number[]) => {
      windows.forEach((many, index) => {
        for (let count = 0; count < many; count++) listener.hear(window(index % 2 === 0));
      });
      await judged();
    },
    utterance: (index: number): Utterance => {
      const found = utterances[index];
      if (!found) throw new Error(`there is no utterance ${index}`);
      return found;
    },
  };
}

/** Windows from one number to another. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);
/** What a recogniser heard, without its times. */
export const heardText = (text: string): Heard => ({ text, recogniser: info });
