import type { ApiClient } from '@viva/api-client';
import { AgentLink } from './agentLink.ts';
import { factsOf } from './attributes.ts';
import { type Clock, withDeadline } from './clock.ts';
import type { CloseCause, OpenConnection, RoomConnection } from './connection.ts';
import { failureOf, type SessionFailure } from './failures.ts';
import { InterviewerWatch } from './interviewerWatch.ts';
import { type ConnectedState, joiningRoom, type SessionState } from './sessionState.ts';
import { type TranscriptSegment, withSegment } from './transcript.ts';

/** What a session stands on. */
export interface SessionPorts {
  readonly api: Pick<ApiClient, 'getVoiceToken' | 'endInterview' | 'requestInterviewer'>;
  readonly open: OpenConnection;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly livekitUrl: string;
  /** The microphone to begin with, and the label to join under. */
  readonly choices: () => { readonly audioDeviceId: string; readonly username: string };
}

/** Longest waits for the token and for the room, in milliseconds. */
const tokenMs = 15_000;
const joinMs = 15_000;
/** Waits before each try to join a room again, and the time after which no further try begins. */
const rejoinWaitsMs = [0, 1_000, 3_000, 6_000];
const rejoinWithinMs = 30_000;
/** How long the last of the goodbye may sound before the connection is given up. */
const farewellMs = 3_000;

/**
 * One candidate's voice session in one room: from the token to the goodbye, through lost connections and interviewers.
 * Framework-free: read {@link state}, be told by {@link subscribe}.
 */
export class RoomSession {
  readonly #ports: SessionPorts;
  readonly #roomId: string;
  readonly #listeners = new Set<() => void>();
  readonly #link: AgentLink;
  readonly #watch: InterviewerWatch;
  #state: SessionState = { phase: 'idle' };
  #connection: RoomConnection | null = null;
  #joins = 0;
  /** What the candidate wants of the microphone: on at first (specification, section 4), then as they left it. */
  #micWanted = true;
  /** What a candidate who tries again finds as it was. */
  #kept: Pick<ConnectedState, 'segments' | 'facts' | 'met'> | null = null;

  constructor(roomId: string, ports: SessionPorts) {
    this.#roomId = roomId;
    this.#ports = ports;
    this.#link = new AgentLink({ ...ports, call: async (method, payload) => this.#inRoom().call(method, payload) });
    this.#watch = new InterviewerWatch({
      clock: ports.clock,
      onWait: (wait) => this.#patch({ wait }),
      ask: () => void this.#askForInterviewer(),
    });
  }

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The connection of now, for sound and devices; null without one. */
  get connection(): RoomConnection | null {
    return this.#connection;
  }

  /** Fetches a token and joins. */
  async start(): Promise<void> {
    const join = ++this.#joins;
    this.#set({ phase: 'fetching-token' });
    try {
      const token = await this.#fetchToken();
      if (join !== this.#joins) return;
      this.#set(joiningRoom);
      if (await this.#join(token)) return;
    } catch (error) {
      if (join === this.#joins) this.#fail(failureOf(error));
      return;
    }
    if (join === this.#joins) await this.#rejoin();
  }

  /** Leaves for good: the interview ends and its report is made. */
  leave(): void {
    // The service also ends an interview that its candidate stays away from, so a failure here loses nothing.
    this.#ports.api.endInterview({ params: { roomId: this.#roomId } }, { keepalive: true }).catch(() => undefined);
    this.dispose();
  }

  /** Leaves the room without ending the interview, as when the page goes elsewhere. */
  dispose(): void {
    this.#joins++;
    this.#watch.stop();
    this.#link.close();
    this.#disconnect();
    this.#set({ phase: 'idle' });
  }

  /** The press on Retry: joins again, or asks again for an interviewer. */
  retry(): void {
    if (this.#state.phase === 'connected') return this.#watch.restart();
    if (this.#state.phase !== 'lost') return;
    this.#set({ ...joiningRoom, ...this.#kept });
    void this.#rejoin();
  }

  /** Sends a typed answer; see {@link AgentLink.answer}. Once acknowledged it stands in the transcript. */
  async answer(text: string): Promise<void> {
    await this.#link.answer(text);
    const firstReceivedTime = this.#ports.clock.now();
    const id = `typed-${this.#ports.newId()}`;
    this.#addSegment({ id, firstReceivedTime, type: 'user', text, final: true });
  }

  /** Says who the candidate wants to listen. */
  setEars(ears: 'browser' | 'server'): void {
    this.#link.setEars(ears);
  }

  /** Turns the microphone on or off; a failure is in the state. */
  async setMicrophone(on: boolean): Promise<void> {
    this.#micWanted = on;
    const connection = this.#connection;
    if (!connection) return;
    const micFailure = await connection.setMicrophone(on, this.#ports.choices().audioDeviceId);
    if (connection === this.#connection) this.#patch({ micFailure, room: connection.snapshot() });
  }

  #fetchToken(): Promise<string> {
    const query = { room: this.#roomId, name: this.#ports.choices().username };
    return withDeadline(this.#ports.clock, tokenMs, (signal) => this.#ports.api.getVoiceToken({ query }, { signal }));
  }

  /** @returns whether the room was joined. */
  async #join(token: string): Promise<boolean> {
    const connection: RoomConnection = this.#ports.open({
      onChange: () => connection === this.#connection && this.#changed(connection),
      onClosed: (cause) => connection === this.#connection && this.#closed(cause),
      onSegment: (segment) => connection === this.#connection && this.#addSegment(segment),
    });
    this.#connection = connection;
    try {
      await withDeadline(this.#ports.clock, joinMs, () => connection.connect(this.#ports.livekitUrl, token));
    } catch {
      if (connection === this.#connection) this.#disconnect();
      return false;
    }
    if (connection !== this.#connection) return true;
    this.#patch({ joined: true });
    this.#changed(connection);
    if (this.#micWanted) void this.setMicrophone(true);
    return true;
  }

  /** Joins again with a new token, a few times. */
  async #rejoin(): Promise<void> {
    const join = ++this.#joins;
    const since = this.#ports.clock.now();
    for (const waitMs of rejoinWaitsMs) {
      await new Promise<void>((resolve) => void this.#ports.clock.after(waitMs, resolve));
      if (join !== this.#joins) return;
      if (this.#ports.clock.now() - since > rejoinWithinMs) break;
      try {
        const token = await this.#fetchToken();
        if (join !== this.#joins) return;
        if (await this.#join(token)) return;
      } catch (error) {
        if (join !== this.#joins) return;
        const failure = failureOf(error);
        if (failure.kind === 'ended') return this.#end();
        if (failure.kind !== 'message' || failure.lasting) return this.#fail(failure);
      }
      if (join !== this.#joins) return;
    }
    this.#lose('connection');
  }

  #changed(connection: RoomConnection): void {
    const room = connection.snapshot();
    const { agent } = room;
    const before = this.#state;
    if (before.phase !== 'connected') return;
    this.#patch({ room, ...(agent ? { facts: factsOf(agent.attributes), met: true } : {}) });
    if (agent && factsOf(agent.attributes).phase === 'ended') return this.#end();
    this.#link.update(agent?.identity ?? null, Boolean(agent?.audible) && room.canPlay);
    if (room.link === 'connected' && !agent) this.#watch.start();
    else this.#watch.stop();
  }

  #closed(cause: CloseCause): void {
    if (cause === 'closed') return this.#end();
    this.#watch.stop();
    this.#link.update(null, false);
    this.#disconnect();
    if (this.#state.phase !== 'connected') return;
    if (cause === 'elsewhere') return this.#lose('elsewhere');
    this.#patch({ room: { ...this.#state.room, link: 'reconnecting', agent: null, micOn: false } });
    void this.#rejoin();
  }

  #addSegment(segment: TranscriptSegment): void {
    if (this.#state.phase === 'connected') this.#patch({ segments: withSegment(this.#state.segments, segment) });
  }

  async #askForInterviewer(): Promise<void> {
    const join = this.#joins;
    try {
      await this.#ports.api.requestInterviewer({ params: { roomId: this.#roomId } });
    } catch (error) {
      if (join !== this.#joins) return;
      const failure = failureOf(error);
      if (failure.kind === 'ended') this.#end();
      if (failure.kind === 'sign-in') this.#fail(failure);
      // Anything else is told by the watch when its time is up.
    }
  }

  #end(): void {
    const state = this.#state;
    if (state.phase === 'ended') return;
    const nothingSaid = state.phase === 'connected' && !state.segments.some(({ type }) => type === 'user');
    this.#joins++;
    this.#watch.stop();
    this.#link.close();
    const connection = this.#connection;
    this.#connection = null;
    void connection?.setMicrophone(false, '');
    if (connection) this.#ports.clock.after(farewellMs, () => void connection.disconnect());
    this.#set({ phase: 'ended', nothingSaid });
  }

  #lose(reason: 'connection' | 'elsewhere'): void {
    this.#disconnect();
    if (this.#state.phase === 'connected') {
      const { segments, facts, met } = this.#state;
      this.#kept = { segments, facts, met };
    }
    this.#set({ phase: 'lost', reason });
  }

  #fail(failure: SessionFailure): void {
    this.#watch.stop();
    this.#link.close();
    this.#disconnect();
    this.#set({ phase: 'error', failure });
  }

  #disconnect(): void {
    const connection = this.#connection;
    this.#connection = null;
    void connection?.disconnect();
  }

  #inRoom(): RoomConnection {
    if (!this.#connection) throw new Error('There is no connection.');
    return this.#connection;
  }

  #patch(change: Partial<ConnectedState>): void {
    if (this.#state.phase === 'connected') this.#set({ ...this.#state, ...change });
  }

  #set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
