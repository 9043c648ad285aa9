import type { Clock } from './clock.ts';

/** How often and how long something is tried. */
export interface DeliveryOptions {
  readonly clock: Clock;
  readonly send: () => Promise<void>;
  readonly onDone: () => void;
  /** Without it there is no giving up. */
  readonly giveUp?: { readonly afterTries: number; readonly onGiveUp: (error: unknown) => void };
}

/** Waits between tries in milliseconds; the last one repeats. */
const waitsMs = [500, 1_000, 2_000, 4_000];

/** Sends until it succeeds or gives up; returns how to stop. */
export function deliver({ clock, send, onDone, giveUp }: DeliveryOptions): () => void {
  let stopped = false;
  let stopWaiting = (): void => undefined;

  const attempt = (tries: number): void => {
    send().then(
      () => {
        if (!stopped) onDone();
      },
      (error: unknown) => {
        if (stopped) return;
        if (giveUp && tries >= giveUp.afterTries) return giveUp.onGiveUp(error);
        const wait = waitsMs[Math.min(tries, waitsMs.length) - 1] ?? 0;
        stopWaiting = clock.after(wait, () => attempt(tries + 1));
      },
    );
  };
  attempt(1);

  return () => {
    stopped = true;
    stopWaiting();
  };
}
