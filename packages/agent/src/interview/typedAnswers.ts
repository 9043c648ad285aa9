import type { SessionContext, Turn } from '@viva/api-client/internal';
import type { TypedAnswer } from '@viva/api-client/room';
import type { CandidateTurn } from './ports.ts';

const typedText = { name: 'typed', approximate: false, fillers: false };

/** Takes each typed answer once, however often the browser sends it. */
export class TypedAnswers {
  readonly #taken = new Map<string, Promise<void>>();
  readonly #lastStored: Turn | undefined;

  constructor({ turns }: Pick<SessionContext, 'turns'>) {
    this.#lastStored = turns.findLast((turn) => turn.speaker === 'user');
  }

  /** Hands an answer on as a turn, unless it is known; settles when it is stored for good. */
  take({ id, text }: TypedAnswer, store: (turn: CandidateTurn) => Promise<void>): Promise<void> {
    const taken = this.#taken.get(id);
    if (taken) return taken;
    const now = Date.now();
    const turn = { text, startedAt: now, endedAt: now, typed: true, recogniser: typedText };
    const storing = this.#storedBefore(text) ? Promise.resolve() : store(turn);
    this.#taken.set(id, storing);
    storing.catch(() => this.#taken.delete(id));
    return storing;
  }

  /** An answer that another interviewer stored just before it died, and that the browser sends again. */
  #storedBefore(text: string): boolean {
    return this.#taken.size === 0 && this.#lastStored?.typed === true && this.#lastStored.text === text;
  }
}
