import type { SessionContext } from '@viva/api-client/internal';
import type { TypedAnswer } from '@viva/api-client/room';
import type { CandidateTurn } from './ports.ts';

const typedText = { name: 'typed', approximate: false, fillers: false };

/** Takes each typed answer once, however often the browser sends it, and whichever interviewer it was sent to first. */
export class TypedAnswers {
  readonly #taken: Map<string, Promise<void>>;

  constructor({ turns }: Pick<SessionContext, 'turns'>) {
    const stored = turns.flatMap(({ answerId }) => answerId ?? []);
    this.#taken = new Map(stored.map((id) => [id, Promise.resolve()]));
  }

  /** Hands an answer on as a turn, unless it is known; settles when it is stored for good. */
  take({ id, text }: TypedAnswer, store: (turn: CandidateTurn) => Promise<void>): Promise<void> {
    const taken = this.#taken.get(id);
    if (taken) return taken;
    const now = Date.now();
    const storing = store({
      text,
      startedAt: now,
      endedAt: now,
      typed: true,
      answerId: id,
      recogniser: typedText,
    });
    this.#taken.set(id, storing);
    storing.catch(() => this.#taken.delete(id));
    return storing;
  }
}
