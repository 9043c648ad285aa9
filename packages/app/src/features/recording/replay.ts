import type { RecordedTurn, Recordings } from '@viva/api-client';
import type { PlayerEvents, SoundPlayer } from './player.ts';

/** Where the replay of an interview is; times in milliseconds since the interview began. */
export type ReplayState =
  | { readonly state: 'loading' }
  | { readonly state: 'unavailable'; readonly reason: 'not-recorded' | 'erased' | 'failed' }
  | { readonly state: 'playing' | 'paused'; readonly positionMs: number; readonly durationMs: number };

/** What a replay stands on. */
export interface ReplayPorts {
  /** Asks for the addresses of what was recorded; they are good for some minutes. */
  readonly load: () => Promise<Recordings>;
  /** The whole address of a recording. */
  readonly addressOf: (path: string) => string;
  readonly player: (events: PlayerEvents) => SoundPlayer;
  readonly now: () => number;
}

/** Addresses that are good for less than this are asked for anew, in milliseconds. */
const soonMs = 5_000;

const endOf = ({ startMs, durationMs }: RecordedTurn): number => startMs + durationMs;

/**
 * Plays an interview's recorded turns, one after the other, as one recording on the interview's own clock: what lies
 * between them, where the interviewer spoke, is passed over. Addresses that are no longer good are replaced on the way.
 */
export class Replay {
  readonly #ports: ReplayPorts;
  readonly #listeners = new Set<() => void>();
  #state: ReplayState = { state: 'loading' };
  #recordings: Recordings | null = null;
  #player: SoundPlayer | null = null;
  /** The turn that the player has. */
  #loaded: RecordedTurn | null = null;
  /** A failure of an address is forgiven once; one of a new address is not. */
  #forgiven = false;
  /** Counts openings and closings, so that what comes late is known. */
  #era = 0;

  constructor(ports: ReplayPorts) {
    this.#ports = ports;
  }

  get state(): ReplayState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks for what can be heard; the result ends it. */
  readonly open = (): (() => void) => {
    this.#era++;
    const player = this.#ports.player({
      onTime: () => this.#tick(),
      onEnded: () => this.#next(),
      onFailed: () => void this.#renew(),
    });
    this.#player = player;
    void this.retry();
    return () => {
      this.#era++;
      player.close();
      this.#player = null;
      this.#loaded = null;
    };
  };

  /** Asks once more for what could not be had. */
  readonly retry = async (): Promise<void> => {
    this.#forgiven = false;
    this.#set({ state: 'loading' });
    const recordings = await this.#ask();
    if (!recordings) return;
    const { turns, state } = recordings;
    const last = turns.at(-1);
    if (!last) return this.#set({ state: 'unavailable', reason: state === 'erased' ? 'erased' : 'not-recorded' });
    this.#set({ state: 'paused', positionMs: turns[0]?.startMs ?? 0, durationMs: endOf(last) });
  };

  readonly play = (): void => {
    if (this.#state.state !== 'paused') return;
    const { positionMs, durationMs } = this.#state;
    void this.#playFrom(positionMs >= durationMs ? 0 : positionMs);
  };

  readonly pause = (): void => {
    this.#player?.pause();
    if (this.#state.state === 'playing') this.#set({ ...this.#state, state: 'paused' });
  };

  /** Goes to a moment, and on from there if it plays; where nothing was recorded, to the next that was. */
  readonly seek = (ms: number): void => {
    const now = this.#state;
    if (now.state === 'playing') void this.#playFrom(ms);
    else if (now.state === 'paused') {
      this.#loaded = null;
      this.#set({ ...now, positionMs: this.#at(ms)?.positionMs ?? now.durationMs });
    }
  };

  /** The turn that is heard at a moment, or the next one after it. */
  #at(ms: number): { turn: RecordedTurn; positionMs: number } | undefined {
    const turn = this.#recordings?.turns.find((one) => ms < endOf(one));
    return turn && { turn, positionMs: Math.max(ms, turn.startMs) };
  }

  async #playFrom(ms: number): Promise<void> {
    const recordings = this.#recordings;
    if (recordings && Date.parse(recordings.validUntil) - this.#ports.now() < soonMs) {
      if (!(await this.#ask())) return;
      this.#loaded = null;
    }
    const here = this.#at(ms);
    const now = this.#state;
    if (!here || !this.#player || !('positionMs' in now)) return this.#finish();
    const { turn, positionMs } = here;
    const fromMs = positionMs - turn.startMs;
    if (this.#loaded === turn) this.#player.seek(fromMs);
    else this.#player.load(this.#ports.addressOf(turn.path), fromMs);
    this.#loaded = turn;
    this.#set({ state: 'playing', positionMs, durationMs: now.durationMs });
    const era = this.#era;
    await this.#player.play().catch((error: unknown) => {
      // What the browser does not allow, another press will; all else is told by `onFailed`.
      if (era === this.#era && error instanceof DOMException && error.name === 'NotAllowedError') this.pause();
    });
  }

  #tick(): void {
    if (this.#state.state !== 'playing' || !this.#player || !this.#loaded) return;
    const positionMs = Math.min(this.#loaded.startMs + this.#player.positionMs(), endOf(this.#loaded));
    this.#forgiven = false;
    this.#set({ ...this.#state, positionMs });
  }

  #next(): void {
    if (this.#state.state === 'playing' && this.#loaded) void this.#playFrom(endOf(this.#loaded));
  }

  #finish(): void {
    if ('positionMs' in this.#state) this.#set({ ...this.#state, state: 'paused', positionMs: this.#state.durationMs });
  }

  /** The address did not lead to a sound: it may have had its time. */
  async #renew(): Promise<void> {
    const now = this.#state;
    if (now.state !== 'playing' || this.#forgiven) return this.#fail();
    this.#forgiven = true;
    this.#loaded = null;
    if (await this.#ask()) await this.#playFrom(now.positionMs);
  }

  /** Asks for the addresses; null when they cannot be had, which is then shown. */
  async #ask(): Promise<Recordings | null> {
    const era = this.#era;
    try {
      const recordings = await this.#ports.load();
      if (era !== this.#era) return null;
      this.#recordings = { ...recordings, turns: recordings.turns.toSorted((a, b) => a.startMs - b.startMs) };
      return this.#recordings;
    } catch {
      if (era === this.#era) this.#fail();
      return null;
    }
  }

  #fail(): void {
    this.#player?.pause();
    this.#set({ state: 'unavailable', reason: 'failed' });
  }

  #set(state: ReplayState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
