import { type ApiClient, ApiError, type Invitation, shownConsent } from '@viva/api-client';
import { type Clock, withDeadline } from './clock.ts';
import { failureOf, type SessionFailure } from './failures.ts';

/** An employer's interview, as its candidate is told of it. */
export type CandidateInvitation = Extract<Invitation, { kind: 'candidate' }>;

/** What comes before a session. `invitation` is null for a practice, and where nothing could be learnt. */
export type ArrivalState =
  /** The service is asked what the room is about. */
  | { readonly phase: 'asking' }
  | { readonly phase: 'welcome' | 'declined' | 'finished'; readonly invitation: CandidateInvitation }
  | {
      readonly phase: 'consent';
      readonly invitation: CandidateInvitation;
      readonly busy: boolean;
      readonly error?: string | undefined;
    }
  | { readonly phase: 'checking'; readonly invitation: CandidateInvitation | null }
  /** The session may begin. */
  | { readonly phase: 'entered'; readonly invitation: CandidateInvitation | null }
  | { readonly phase: 'failed'; readonly failure: SessionFailure };

/** What an arrival stands on. */
export interface ArrivalPorts {
  readonly api: Pick<ApiClient, 'getInvitation' | 'giveConsent'>;
  readonly clock: Clock;
  /** Whether the sound was checked on this browser before; where it can't be checked, it always was. */
  readonly checked: { readonly read: () => boolean; readonly write: () => void };
  /** Whether an interview in this room goes on in this window, as after a reload. */
  readonly running: () => boolean;
}

/** Longest waits for what the room is about, and for a consent to be noted, in milliseconds. */
const askMs = 8_000;
const consentMs = 15_000;

/** Said when the service gives no reason. */
const unsaved = 'Your answer could not be saved. Please press the button again.';

/**
 * The way into a room: what it is about, the consent that an employer's interview needs, and the check of the sound.
 * No token is asked for before its end, since a token begins the interview.
 */
export class Arrival {
  readonly #roomId: string;
  readonly #ports: ArrivalPorts;
  readonly #listeners = new Set<() => void>();
  #state: ArrivalState = { phase: 'asking' };
  /** Aborted once the page is left. */
  #stay = new AbortController();

  constructor(roomId: string, ports: ArrivalPorts) {
    this.#roomId = roomId;
    this.#ports = ports;
  }

  readonly state = (): ArrivalState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins; a room that is known to be for practice (`practice`) is not asked about, so that it is joined sooner. */
  async start(practice: boolean): Promise<void> {
    if (this.#left) this.#stay = new AbortController();
    const stay = this.#stay.signal;
    if (practice) return this.#goIn(null);
    try {
      const invitation = await this.#ask();
      if (stay.aborted) return;
      if (invitation.kind === 'practice') this.#goIn(null);
      else if (invitation.finished) this.#set({ phase: 'finished', invitation });
      else if (invitation.consented && invitation.begun) this.#goIn(invitation);
      else this.#set({ phase: 'welcome', invitation });
    } catch (error) {
      if (stay.aborted) return;
      if (error instanceof ApiError && error.code === 'not-found') this.#fail(error);
      // The token call decides; a practice shall not depend on anything but that.
      else this.#set({ phase: 'entered', invitation: null });
    }
  }

  /** The press on Begin, or on reading it again after declining. */
  begin(): void {
    const now = this.#state;
    if (now.phase === 'declined') return this.#askConsent(now.invitation);
    if (now.phase !== 'welcome') return;
    if (now.invitation.consented) this.#goIn(now.invitation);
    else this.#askConsent(now.invitation);
  }

  /** Notes the consent, and goes on once the service has it. */
  async agree(): Promise<void> {
    const now = this.#state;
    if (now.phase !== 'consent' || now.busy) return;
    const { invitation } = now;
    this.#set({ phase: 'consent', invitation, busy: true });
    try {
      const input = { params: { roomId: this.#roomId }, body: { version: shownConsent } };
      await this.#call(consentMs, (signal) => this.#ports.api.giveConsent(input, { signal }));
      if (this.#still('consent')) this.#goIn({ ...invitation, consented: true });
    } catch (error) {
      if (!this.#still('consent')) return;
      const failure = failureOf(error);
      if (failure.kind !== 'message' || failure.lasting) return this.#set({ phase: 'failed', failure });
      const said = error instanceof ApiError ? error.serverMessage : undefined;
      this.#set({ phase: 'consent', invitation, busy: false, error: said || unsaved });
    }
  }

  /** Nothing is recorded, and no interview is held. */
  decline(): void {
    const now = this.#state;
    if (now.phase === 'consent') this.#set({ phase: 'declined', invitation: now.invitation });
  }

  /** The sound was checked, or the check passed over. */
  checked(): void {
    const now = this.#state;
    if (now.phase !== 'checking') return;
    this.#ports.checked.write();
    this.#set({ phase: 'entered', invitation: now.invitation });
  }

  /** The service gives no token without a consent, with `failure`: asks for it, once more if need be. */
  async consentMissing(failure: SessionFailure): Promise<void> {
    if (!this.#still('entered')) return;
    this.#set({ phase: 'asking' });
    try {
      const invitation = await this.#ask();
      if (invitation.kind === 'candidate')
        this.#set({ phase: 'welcome', invitation: { ...invitation, consented: false } });
      else this.#set({ phase: 'failed', failure });
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The service says that the interview is over already. @returns whether the candidate is thanked for it here. */
  ended(): boolean {
    const now = this.#state;
    if (now.phase !== 'entered' || !now.invitation) return false;
    this.#set({ phase: 'finished', invitation: now.invitation });
    return true;
  }

  /** Gives up: what is still being asked is broken off, and changes nothing any more. */
  dispose(): void {
    this.#stay.abort();
  }

  get #left(): boolean {
    return this.#stay.signal.aborted;
  }

  #ask(): Promise<Invitation> {
    const input = { params: { roomId: this.#roomId } };
    return this.#call(askMs, (signal) => this.#ports.api.getInvitation(input, { signal }));
  }

  #call<T>(longestMs: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const stay = this.#stay.signal;
    return withDeadline(this.#ports.clock, longestMs, (signal) => call(AbortSignal.any([signal, stay])));
  }

  #askConsent(invitation: CandidateInvitation): void {
    this.#set({ phase: 'consent', invitation, busy: false });
  }

  #goIn(invitation: CandidateInvitation | null): void {
    const on = invitation?.begun || this.#ports.running() || this.#ports.checked.read();
    this.#set({ phase: on ? 'entered' : 'checking', invitation });
  }

  #fail(error: unknown): void {
    this.#set({ phase: 'failed', failure: failureOf(error) });
  }

  #still(phase: ArrivalState['phase']): boolean {
    return !this.#left && this.#state.phase === phase;
  }

  #set(state: ArrivalState): void {
    if (this.#left) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
