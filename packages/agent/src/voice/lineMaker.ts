import { setTimeout as wait } from 'node:timers/promises';
import { type SpeechClient, SpeechGone } from '@viva/speech';

/** Longest wait for a clause, in milliseconds: no interview waits for it. */
const clauseMs = 60_000;
/** How often it is looked whether interviews are over, in milliseconds. */
const usualLookMs = 5_000;

/** What {@link makeLines} stands on. */
export interface LineMaking {
  readonly client: Pick<SpeechClient, 'speak' | 'ready'>;
  /** Clauses that are said to anybody. */
  readonly clauses: Iterable<string>;
  /** Whether an interview is held: nothing is made then. */
  readonly busy: () => boolean;
  /** Is told now and then how many are made, and at the end. */
  readonly told: (made: number) => void;
  /** Is told of the first clause that could not be spoken: why it is not there. */
  readonly failed: (error: unknown) => void;
  readonly signal: AbortSignal;
  /** How often it is looked whether interviews are over, in milliseconds. */
  readonly lookEveryMs?: number;
}

/** After so many clauses it is told how far it is. */
const toldEvery = 100;

/**
 * Has the speech service speak every fixed clause once, so that it is on disk for all later interviews: for a voice whose
 * lines do not come with the product. Never while an interview is held. What fails is made when it is first said.
 */
export async function makeLines({
  client,
  clauses,
  busy,
  told,
  failed,
  signal,
  lookEveryMs = usualLookMs,
}: LineMaking): Promise<void> {
  let made = 0;
  let complained = false;
  for (const clause of clauses) {
    while (busy() && !signal.aborted) await wait(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await client.speak(clause, { withinMs: clauseMs, need: 'later', keep: true, signal });
      made += 1;
      if (made % toldEvery === 0) told(made);
    } catch (error) {
      if (signal.aborted) return;
      if (!complained) failed(error);
      complained = true;
      // When the service stays away, the next clause waits for it again.
      if (error instanceof SpeechGone) await client.ready(clauseMs).catch(() => undefined);
    }
  }
  told(made);
}
