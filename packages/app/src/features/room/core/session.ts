import type { ApiClient } from '@viva/api-client';
import { agentRpc } from '@viva/api-client/room';
import { AgentLink } from './agentLink.ts';
import { factsOf } from './attributes.ts';
import type { CloseCause, RoomConnection } from './connection.ts';
import { type EntryPorts, RoomEntry } from './entry.ts';
import { failureOf, type SessionFailure } from './failures.ts';
import { sayFarewell } from './farewell.ts';
import { helpShown } from './helpShown.ts';
import { InterviewerWatch } from './interviewerWatch.ts';
import { type RoomMemory, noMemory } from './memory.ts';
import { ReachWatch } from './reachWatch.ts';
import type { SessionState } from './sessionState.ts';
import { SessionStore } from './sessionStore.ts';

/** What a session stands on. */
export interface SessionPorts extends EntryPorts {
  readonly api: Pick<ApiClient, 'getVoiceToken' | 'endInterview' | 'requestInterviewer'>;
  readonly newId: () => string;
  /** The microphone stays off until the candidate turns it on. */
  readonly typing?: boolean;
  /** Absent: nothing outlives a reload. */
  readonly memory?: RoomMemory;
  /** The microphone and the speaker to begin with, and the label to join under. */
  readonly choices: () => {
    readonly audioDeviceId: string;
    readonly username: string;
    /** Empty: the browser's own choice. */
    readonly speakerId?: string;
  };
}

/** How long the last of the goodbye may sound before the connection is given up, in milliseconds. */
const farewellMs = 3_000;

/**
 * One candidate's voice session in one room: from the token to the goodbye, through lost connections and interviewers.
 * Framework-free: read {@link state}, be told by {@link subscribe}.
 */
export class RoomSession {
  readonly #ports: SessionPorts;
  readonly #roomId: string;
  readonly #store: SessionStore;
  readonly #memory: RoomMemory;
  readonly #entry: RoomEntry;
  readonly #link: AgentLink;
  readonly #watch: InterviewerWatch;
  readonly #reach: ReachWatch;
  /** What the candidate wants of the microphone: on at first (specification, section 4) unless they type, then as they left it. */
  #micWanted: boolean;

  constructor(roomId: string, ports: SessionPorts) {
    this.#roomId = roomId;
    this.#ports = ports;
    this.#memory = ports.memory ?? noMemory;
    this.#store = new SessionStore(this.#memory);
    this.#micWanted = !ports.typing && !this.#memory.read().muted;
    this.#entry = new RoomEntry(roomId, ports, {
      onAdmitted: () => this.#store.enter(),
      onJoined: (connection) => this.#joined(connection),
      onChange: (connection) => this.#changed(connection),
      onSegment: (segment) => this.#store.add(segment),
      onClosed: (cause) => this.#closed(cause),
      onEnded: () => this.#end(),
      onFailed: (failure) => this.#fail(failure),
      onLost: () => this.#lose('connection'),
    });
    this.#link = new AgentLink({
      ...ports,
      call: (method, payload) => this.#call(method, payload),
      onClock: (clockAheadMs) => this.#store.patch({ clockAheadMs }),
      onReached: () => this.#reach.reached(),
    });
    this.#reach = new ReachWatch({ clock: ports.clock, onUnreached: () => this.#joinAnew() });
    this.#watch = new InterviewerWatch({
      clock: ports.clock,
      onWait: (wait) => this.#store.patch({ wait }),
      ask: () => void this.#askForInterviewer(),
    });
  }

  readonly state = (): SessionState => this.#store.state();

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** The connection of now, for sound and devices; null without one. */
  get connection(): RoomConnection | null {
    return this.#entry.connection;
  }

  /** Fetches a token and joins. */
  start(): Promise<void> {
    this.#store.set({ phase: 'fetching-token' });
    return this.#entry.start();
  }

  /**
   * Leaves for good: the interview ends and its report is made.
   * @returns whether the service knows of it; where no interview has begun there is nothing that it must know.
   */
  async leave(): Promise<boolean> {
    const begun = this.#entry.admitted;
    const told = sayFarewell(this.#ports, this.#roomId);
    this.#memory.forget();
    this.dispose();
    return (await told) || !begun;
  }

  /** Ends the interview for good, as {@link leave} does, but stays at its end: where to call is still shown there. */
  finish(): void {
    void sayFarewell(this.#ports, this.#roomId);
    this.#end();
  }

  /** Leaves the room without ending the interview, as when the page goes elsewhere. */
  dispose(): void {
    this.#stopWatching();
    this.#link.close();
    void this.#entry.release()?.disconnect();
    this.#store.set({ phase: 'idle' });
  }

  /** The press on Retry: joins again, or asks again for an interviewer. */
  retry(): void {
    const { phase } = this.state();
    if (phase === 'connected') return this.#watch.restart();
    if (phase !== 'lost') return;
    this.#store.resume();
    void this.#entry.again();
  }

  /** Sends a typed answer; see {@link AgentLink.answer}. Once acknowledged it stands in the transcript. */
  async answer(text: string): Promise<void> {
    await this.#link.answer(text);
    const firstReceivedTime = this.#ports.clock.now();
    const id = `typed-${this.#ports.newId()}`;
    this.#store.add({ id, firstReceivedTime, type: 'user', text, final: true });
    this.#answered();
  }

  /** Stops the interview's clock, or goes on; rejects when the interviewer can't be told, or refuses. */
  async pause(paused: boolean): Promise<void> {
    await this.#call(agentRpc.pause, { paused });
  }

  /** Asks for the hint for the question that is shown; rejects as {@link pause} does. */
  async hint(): Promise<void> {
    const state = this.state();
    const questionId = state.phase === 'connected' ? state.facts.hint?.questionId : undefined;
    if (questionId === undefined) throw new Error('There is no hint.');
    await this.#call(agentRpc.hint, { questionId });
  }

  /** Says the answer again that the feedback is about, or goes on; rejects as {@link pause} does. */
  async choose(again: boolean): Promise<void> {
    const state = this.state();
    const questionId = state.phase === 'connected' ? state.facts.feedback?.questionId : undefined;
    if (questionId === undefined) throw new Error('There is nothing to choose.');
    await this.#call(agentRpc.choice, { questionId, again });
  }

  /** Turns the microphone on or off; a failure is in the state. */
  async setMicrophone(on: boolean): Promise<void> {
    this.#micWanted = on;
    this.#memory.keepMuted(!on);
    const { connection } = this;
    if (!connection) return;
    const micFailure = await connection.setMicrophone(on, this.#ports.choices().audioDeviceId);
    if (connection === this.connection) this.#store.patch({ micFailure, room: connection.snapshot() });
  }

  /** An interviewer who had no help shown goes on by itself once it is answered. */
  #answered(): void {
    const state = this.state();
    if (state.phase !== 'connected' || state.room.agent?.identity === state.help?.by) return;
    this.#store.patch({ help: null });
  }

  #joined(connection: RoomConnection): void {
    this.#store.patch({ joined: true });
    this.#changed(connection);
    if (this.#micWanted) void this.setMicrophone(true);
    const { speakerId } = this.#ports.choices();
    // A speaker that is gone leaves the browser's own choice.
    if (speakerId) connection.chooseDevice('audiooutput', speakerId).catch(() => undefined);
  }

  #changed(connection: RoomConnection): void {
    const room = connection.snapshot();
    const { agent } = room;
    const state = this.state();
    if (state.phase !== 'connected') return;
    const told = agent && { facts: factsOf(agent.attributes), help: helpShown(state.help, agent), met: true };
    this.#store.patch({ room, ...told });
    if (agent && factsOf(agent.attributes).phase === 'ended') return this.#end();
    this.#link.update(agent?.identity ?? null, Boolean(agent?.audible) && room.canPlay);
    this.#reach.update(room.link === 'connected' && room.canPlay ? (agent?.identity ?? null) : null);
    if (room.link === 'connected' && !agent) this.#watch.start();
    else this.#watch.stop();
  }

  #closed(cause: CloseCause): void {
    if (cause === 'closed') return this.#end();
    if (cause === 'lost') return this.#joinAnew();
    this.#stopWatching();
    this.#link.update(null, false);
    if (this.state().phase === 'connected') this.#lose('elsewhere');
  }

  #joinAnew(): void {
    this.#stopWatching();
    this.#link.update(null, false);
    this.#entry.disconnect();
    const state = this.state();
    if (state.phase !== 'connected') return;
    this.#store.patch({ room: { ...state.room, link: 'reconnecting', agent: null, micOn: false } });
    void this.#entry.again();
  }

  #stopWatching(): void {
    this.#watch.stop();
    this.#reach.stop();
  }

  async #askForInterviewer(): Promise<void> {
    const { connection } = this;
    try {
      await this.#ports.api.requestInterviewer({ params: { roomId: this.#roomId } });
    } catch (error) {
      if (connection !== this.connection) return;
      const failure = failureOf(error);
      if (failure.kind === 'ended') this.#end();
      if (failure.kind === 'sign-in') this.#fail(failure);
      // Anything else is told by the watch when its time is up.
    }
  }

  #end(): void {
    if (this.state().phase === 'ended') return;
    this.#stopWatching();
    this.#link.close();
    const connection = this.#entry.release();
    void connection?.setMicrophone(false, '');
    if (connection) this.#ports.clock.after(farewellMs, () => void connection.disconnect());
    this.#store.end();
  }

  #lose(reason: 'connection' | 'elsewhere'): void {
    this.#entry.disconnect();
    this.#store.lose(reason);
  }

  #fail(failure: SessionFailure): void {
    this.#stopWatching();
    this.#link.close();
    this.#entry.disconnect();
    this.#store.set({ phase: 'error', failure });
  }

  async #call(method: string, payload: unknown): Promise<string> {
    if (!this.connection) throw new Error('There is no connection.');
    return this.connection.call(method, payload);
  }
}
