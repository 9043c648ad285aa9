import { type RoomMemory, noMemory } from './memory.ts';
import { type ConnectedState, joiningRoom, type SessionState } from './sessionState.ts';
import { type TranscriptSegment, withSegment } from './transcript.ts';

/** Where a session is, for those who watch it. */
export class SessionStore {
  readonly #listeners = new Set<() => void>();
  readonly #memory: RoomMemory;
  /** What tells of danger to a life is kept nowhere, and neither is what stands beside it. */
  #keeps = true;
  #state: SessionState = { phase: 'idle' };
  /** What a candidate who tries again finds as it was. */
  #kept: Pick<ConnectedState, 'segments' | 'facts' | 'met' | 'help' | 'clockAheadMs'> | null = null;

  constructor(memory: RoomMemory = noMemory) {
    this.#memory = memory;
  }

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Changes what a connected session shows; any other is left alone. */
  patch(change: Partial<ConnectedState>): void {
    if (change.help) {
      this.#keeps = false;
      this.#memory.forget();
    }
    if (this.#state.phase === 'connected') this.set({ ...this.#state, ...change });
  }

  /** The room is to be joined for the first time; after a reload with what was said before it. */
  enter(): void {
    this.set({ ...joiningRoom, segments: this.#memory.read().segments });
  }

  add(segment: TranscriptSegment): void {
    const state = this.#state;
    if (state.phase !== 'connected') return;
    const segments = withSegment(state.segments, segment);
    this.patch({ segments });
    if (this.#keeps && segment.final) this.#memory.keepSegments(segments.filter(({ final }) => final));
  }

  /** The session has stopped, but may be {@link resume resumed}. */
  lose(reason: 'connection' | 'elsewhere'): void {
    if (this.#state.phase === 'connected') {
      const { segments, facts, met, help, clockAheadMs } = this.#state;
      this.#kept = { segments, facts, met, help, clockAheadMs };
    }
    this.set({ phase: 'lost', reason, help: Boolean(this.#kept?.help) });
  }

  resume(): void {
    this.set({ ...joiningRoom, ...this.#kept });
  }

  end(): void {
    this.#memory.forget();
    const state = this.#state;
    const nothingSaid = state.phase === 'connected' && !state.segments.some(({ type }) => type === 'user');
    const help = state.phase === 'connected' ? state.help !== null : state.phase === 'lost' && state.help;
    this.set({ phase: 'ended', nothingSaid, help });
  }
}
