import type { ApiClient } from '@viva/api-client';
import { type Clock, withDeadline } from './clock.ts';
import { deliver } from './delivery.ts';
import { failureOf } from './failures.ts';

/** What telling the service takes. */
export interface FarewellPorts {
  readonly api: Pick<ApiClient, 'endInterview'>;
  readonly clock: Clock;
}

/** Longest wait for one answer, in milliseconds, and how often the service is told. */
const answerMs = 5_000;
const tries = 4;

/**
 * Tells the service that the candidate has left an interview for good, a few times if need be; the first time also when
 * the page is closed just then.
 * @returns whether the service knows. If not, it ends the interview by itself once the candidate has been away for long enough.
 */
export function sayFarewell({ api, clock }: FarewellPorts, roomId: string): Promise<boolean> {
  const tell = (signal: AbortSignal) => api.endInterview({ params: { roomId } }, { signal, keepalive: true });
  const send = async () => {
    try {
      await withDeadline(clock, answerMs, tell);
    } catch (error) {
      const failure = failureOf(error);
      // There is no such interview: nothing is left to end.
      if (failure.kind === 'ended' || (failure.kind === 'message' && failure.lasting)) return;
      throw error;
    }
  };
  return new Promise((resolve) => {
    deliver({
      clock,
      send,
      onDone: () => resolve(true),
      giveUp: { afterTries: tries, onGiveUp: () => resolve(false) },
    });
  });
}
