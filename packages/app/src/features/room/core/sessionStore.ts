import { type ConnectedState, joiningRoom, type SessionState } from './sessionState.ts';
import { type TranscriptSegment, withSegment } from './transcript.ts';

/** Where a session is, for those who watch it. */
export class SessionStore {
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { phase: 'idle' };
  /** What a candidate who tries again finds as it was. */
  #kept: Pick<ConnectedState, 'segments' | 'facts' | 'met'> | null = null;

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
    if (this.#state.phase === 'connected') this.set({ ...this.#state, ...change });
  }

  add(segment: TranscriptSegment): void {
    if (this.#state.phase === 'connected') this.patch({ segments: withSegment(this.#state.segments, segment) });
  }

  /** The session has stopped, but may be {@link resume resumed}. */
  lose(reason: 'connection' | 'elsewhere'): void {
    if (this.#state.phase === 'connected') {
      const { segments, facts, met } = this.#state;
      this.#kept = { segments, facts, met };
    }
    this.set({ phase: 'lost', reason });
  }

  resume(): void {
    this.set({ ...joiningRoom, ...this.#kept });
  }

  end(): void {
    const state = this.#state;
    const nothingSaid = state.phase === 'connected' && !state.segments.some(({ type }) => type === 'user');
    this.set({ phase: 'ended', nothingSaid });
  }
}
