import { agentRpc, readyReplySchema } from '@viva/api-client/room';
import type { Clock } from './clock.ts';
import { deliver } from './delivery.ts';

/** What the link needs from around it. */
export interface AgentLinkPorts {
  readonly clock: Clock;
  /** Calls the interviewer who is there; rejects when it doesn't acknowledge. */
  readonly call: (method: string, payload: unknown) => Promise<string>;
  /** The interviewer knows that sound plays, and told what its clock says. */
  readonly onClock: (aheadMs: number) => void;
  /** The interviewer has acknowledged that sound plays. */
  readonly onReached: () => void;
  /** Makes ids, so that a repeated answer counts once. */
  readonly newId: () => string;
}

interface PendingAnswer {
  readonly id: string;
  readonly text: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Tries before an answer goes back to the candidate. */
const answerTries = 4;

/**
 * Brings the candidate's side to whichever interviewer is in the room: that sound plays, and typed answers in their
 * order. Everything is repeated until acknowledged, and again to an interviewer who takes over.
 */
export class AgentLink {
  readonly #ports: AgentLinkPorts;
  readonly #stops = new Map<'ready' | 'answer', () => void>();
  readonly #answers: PendingAnswer[] = [];
  #agent: string | null = null;
  /** The answer that went back to the candidate last; it may have arrived all the same. */
  #givenBack: Pick<PendingAnswer, 'id' | 'text'> | null = null;

  constructor(ports: AgentLinkPorts) {
    this.#ports = ports;
  }

  /** Tells who is in the room, and whether the candidate hears them. */
  update(agent: string | null, heard: boolean): void {
    if (agent !== this.#agent) {
      this.#stopAll();
      this.#agent = agent;
      this.#deliverAnswer();
    }
    if (agent !== null && heard) this.#deliverReady();
  }

  /**
   * Sends a typed answer; with no interviewer there, as soon as one comes. One that was given back keeps its id when it
   * is sent again unchanged, so that it counts once.
   * @returns when it is acknowledged; rejects when the interviewer there can't be reached or the link is closed.
   */
  answer(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const again = this.#givenBack?.text === text ? this.#givenBack : null;
      this.#givenBack = null;
      this.#answers.push({ id: again?.id ?? this.#ports.newId(), text, resolve, reject });
      this.#deliverAnswer();
    });
  }

  /** Stops everything; answers that were not acknowledged are rejected. */
  close(): void {
    this.#stopAll();
    this.#agent = null;
    for (const { reject } of this.#answers.splice(0)) reject(new Error('The interview is over.'));
  }

  /** Delivers once to this interviewer; a delivery that is done keeps its place, so that it isn't repeated. */
  #deliverReady(): void {
    if (this.#stops.has('ready')) return;
    const { clock, call, onClock, onReached } = this.#ports;
    const send = async () => {
      const sentAt = clock.now();
      const told = readyReplySchema.safeParse(parseJson(await call(agentRpc.ready, {})));
      // Half of the way there and back was gone when the reply was made.
      if (told.success) onClock((sentAt + clock.now()) / 2 - told.data.nowMs);
    };
    this.#stops.set('ready', deliver({ clock, send, onDone: onReached }));
  }

  #deliverAnswer(): void {
    const next = this.#answers[0];
    if (!next || this.#agent === null || this.#stops.has('answer')) return;
    const finish = (settle: () => void) => {
      this.#answers.shift();
      this.#stops.delete('answer');
      settle();
      this.#deliverAnswer();
    };
    this.#stops.set(
      'answer',
      deliver({
        clock: this.#ports.clock,
        send: async () => void (await this.#ports.call(agentRpc.answer, { id: next.id, text: next.text })),
        onDone: () => finish(next.resolve),
        giveUp: {
          afterTries: answerTries,
          onGiveUp: (error) => {
            this.#givenBack = next;
            finish(() => next.reject(error));
          },
        },
      }),
    );
  }

  #stopAll(): void {
    for (const stop of this.#stops.values()) stop();
    this.#stops.clear();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
