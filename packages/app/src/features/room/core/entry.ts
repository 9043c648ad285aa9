import type { ApiClient } from '@viva/api-client';
import { type Clock, withDeadline } from './clock.ts';
import type { CloseCause, OpenConnection, RoomConnection } from './connection.ts';
import { failureOf, type SessionFailure } from './failures.ts';
import type { TranscriptSegment } from './transcript.ts';

/** What coming into a room takes. */
export interface EntryPorts {
  readonly api: Pick<ApiClient, 'getVoiceToken'>;
  /** Gives what opens a room; its script may have to be fetched first. Rejects when that fails. */
  readonly load: () => Promise<OpenConnection>;
  readonly clock: Clock;
  readonly livekitUrl: string;
  /** The label to join under. */
  readonly choices: () => { readonly username: string };
}

/** What comes of it. A connection that was given up reports nothing any more. */
export interface EntryEvents {
  /** The service gave the first token. */
  readonly onAdmitted: () => void;
  readonly onJoined: (connection: RoomConnection) => void;
  readonly onChange: (connection: RoomConnection) => void;
  readonly onSegment: (segment: TranscriptSegment) => void;
  readonly onClosed: (cause: CloseCause) => void;
  /** The service says that the interview is over. */
  readonly onEnded: () => void;
  readonly onFailed: (failure: SessionFailure) => void;
  /** Every try to join again was in vain. */
  readonly onLost: () => void;
}

/** Longest waits for the token and for the room, in milliseconds. */
const tokenMs = 15_000;
const joinMs = 15_000;
/** Waits before each try to join a room again, and the time after which no further try begins. */
const rejoinWaitsMs = [0, 1_000, 3_000, 6_000];
const rejoinWithinMs = 30_000;

/** Brings a candidate into their room, and back into it: a token, a connection, and tries in a row. */
export class RoomEntry {
  readonly #roomId: string;
  readonly #ports: EntryPorts;
  readonly #events: EntryEvents;
  #connection: RoomConnection | null = null;
  /** Whatever belongs to an earlier try is of no account. */
  #tries = 0;
  #admitted = false;

  constructor(roomId: string, ports: EntryPorts, events: EntryEvents) {
    this.#roomId = roomId;
    this.#ports = ports;
    this.#events = events;
  }

  /** The connection of now; null without one. */
  get connection(): RoomConnection | null {
    return this.#connection;
  }

  /** Whether the service has given a token, so that there is an interview to end. */
  get admitted(): boolean {
    return this.#admitted;
  }

  /** Fetches a token and joins. */
  async start(): Promise<void> {
    const current = ++this.#tries;
    try {
      const token = await this.#fetchToken();
      if (current !== this.#tries) return;
      this.#events.onAdmitted();
      if (await this.#join(token, current)) return;
    } catch (error) {
      if (current === this.#tries) this.#events.onFailed(failureOf(error));
      return;
    }
    if (current === this.#tries) await this.again();
  }

  /** Joins again with a new token, a few times. */
  async again(): Promise<void> {
    const current = ++this.#tries;
    const { clock } = this.#ports;
    const since = clock.now();
    for (const waitMs of rejoinWaitsMs) {
      await new Promise<void>((resolve) => void clock.after(waitMs, resolve));
      if (current !== this.#tries) return;
      if (clock.now() - since > rejoinWithinMs) break;
      try {
        const token = await this.#fetchToken();
        if (current !== this.#tries) return;
        if (await this.#join(token, current)) return;
      } catch (error) {
        if (current !== this.#tries) return;
        const failure = failureOf(error);
        if (failure.kind === 'ended') return this.#events.onEnded();
        if (failure.kind !== 'message' || failure.lasting) return this.#events.onFailed(failure);
      }
      if (current !== this.#tries) return;
    }
    this.#events.onLost();
  }

  /** Leaves the room; tries that are under way go on. */
  disconnect(): void {
    void this.#take()?.disconnect();
  }

  /** Tries no more, and leaves the connection to the caller. */
  release(): RoomConnection | null {
    this.#tries++;
    return this.#take();
  }

  #take(): RoomConnection | null {
    const connection = this.#connection;
    this.#connection = null;
    return connection;
  }

  async #fetchToken(): Promise<string> {
    const query = { room: this.#roomId, name: this.#ports.choices().username };
    const fetching = (signal: AbortSignal) => this.#ports.api.getVoiceToken({ query }, { signal });
    const token = await withDeadline(this.#ports.clock, tokenMs, fetching);
    this.#admitted = true;
    return token;
  }

  /** @returns whether the room was joined. */
  async #join(token: string, current: number): Promise<boolean> {
    const { clock, load, livekitUrl } = this.#ports;
    let open: OpenConnection;
    try {
      open = await withDeadline(clock, joinMs, load);
    } catch {
      return false;
    }
    if (current !== this.#tries) return false;
    const connection: RoomConnection = open({
      onChange: () => connection === this.#connection && this.#events.onChange(connection),
      onClosed: (cause) => connection === this.#connection && this.#events.onClosed(cause),
      onSegment: (segment) => connection === this.#connection && this.#events.onSegment(segment),
    });
    this.#connection = connection;
    try {
      await withDeadline(clock, joinMs, () => connection.connect(livekitUrl, token));
    } catch {
      if (connection === this.#connection) this.disconnect();
      return false;
    }
    if (connection === this.#connection) this.#events.onJoined(connection);
    return true;
  }
}
