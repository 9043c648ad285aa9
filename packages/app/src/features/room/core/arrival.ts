import {
  type Accommodation,
  type ApiClient,
  ApiError,
  type Invitation,
  type PracticeOffer,
  shownConsent,
} from '@viva/api-client';
import { type Clock, withDeadline } from './clock.ts';
import { failureOf, type SessionFailure } from './failures.ts';

/** An employer's interview, as its candidate is told of it. */
export type CandidateInvitation = Extract<Invitation, { kind: 'candidate' }>;

/** What comes before a session. `invitation` is null for a practice, and where nothing could be learnt. */
export type ArrivalState =
  /** The service is asked what the room is about. */
  | { readonly phase: 'asking' }
  | { readonly phase: 'welcome' | 'declined'; readonly invitation: CandidateInvitation }
  /** The interview was over before this page was opened. */
  | { readonly phase: 'finished'; readonly invitation: CandidateInvitation | null }
  | {
      readonly phase: 'consent';
      readonly invitation: CandidateInvitation;
      readonly busy: boolean;
      readonly error?: string | undefined;
    }
  | { readonly phase: 'checking'; readonly invitation: CandidateInvitation }
  /** A practice interview that has not begun waits for its card. */
  | { readonly phase: 'setting-up'; readonly offer: PracticeOffer }
  /** The session may begin. */
  | { readonly phase: 'entered'; readonly invitation: CandidateInvitation | null }
  | { readonly phase: 'failed'; readonly failure: SessionFailure };

/** What an arrival stands on. */
export interface ArrivalPorts {
  readonly api: Pick<ApiClient, 'getInvitation' | 'giveConsent' | 'getPracticeOffer'>;
  readonly clock: Clock;
  /** Whether the sound was checked on this browser before; where it can't be checked, it always was. */
  readonly checked: { readonly read: () => boolean; readonly write: () => void };
  /** Whether an interview in this room goes on in this window, as after a reload. */
  readonly running: () => boolean;
  /** Whether a practice interview is set up on a card first. */
  readonly setsUp: boolean;
  /** What a visitor asked for who read the invitation before there was an account; null: they have not read it. */
  readonly welcomed?: readonly Accommodation[] | null;
}

/** Longest waits for what the room is about, and for a consent to be noted, in milliseconds. */
const askMs = 8_000;
const consentMs = 15_000;

/** Said when the service gives no reason. */
const unsaved = 'We couldn’t save your answer. Please try again.';

/**
 * The way into a room: what it is about, the card of a practice interview, the consent that an employer's needs, and the
 * check of the sound.
 * No token is asked for before its end, since a token begins the interview.
 */
export class Arrival {
  readonly #roomId: string;
  readonly #ports: ArrivalPorts;
  readonly #listeners = new Set<() => void>();
  #state: ArrivalState = { phase: 'asking' };
  /** Something was asked for that the service does not have yet. */
  #changed = false;
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

  /** Begins; a room that is known to be for practice (`practice`) is not asked about, so that it is there sooner. */
  async start(practice: boolean): Promise<void> {
    if (this.#left) this.#stay = new AbortController();
    const stay = this.#stay.signal;
    if (practice) return this.#practice();
    try {
      const invitation = await this.#ask();
      if (stay.aborted) return;
      if (invitation.kind === 'practice') await this.#practice();
      else if (invitation.finished) this.#set({ phase: 'finished', invitation });
      else if (invitation.consented && invitation.begun) this.#goIn(invitation);
      else this.#welcome(invitation);
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
    if (!now.invitation.consented) this.#askConsent(now.invitation);
    else if (this.#changed) void this.#note(now.invitation);
    else this.#goIn(now.invitation);
  }

  /** What the candidate asks for; it is kept with their consent. */
  ask(accommodations: readonly Accommodation[]): void {
    const now = this.#state;
    if (now.phase !== 'welcome') return;
    this.#changed = true;
    this.#set({ phase: 'welcome', invitation: { ...now.invitation, accommodations: [...accommodations] } });
  }

  /** Notes the consent, and goes on once the service has it. */
  async agree(): Promise<void> {
    const now = this.#state;
    if (now.phase === 'consent' && !now.busy) await this.#note(now.invitation);
  }

  async #note(invitation: CandidateInvitation): Promise<void> {
    this.#set({ phase: 'consent', invitation, busy: true });
    try {
      const { accommodations } = invitation;
      const input = { params: { roomId: this.#roomId }, body: { version: shownConsent, accommodations } };
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

  /** The practice interview is set up, or turned out to have begun. */
  setUp(): void {
    if (!this.#still('setting-up')) return;
    this.#ports.checked.write();
    this.#set({ phase: 'entered', invitation: null });
  }

  /** The practice interview can't be set up, and none can be had. */
  setUpFailed(failure: SessionFailure): void {
    if (this.#still('setting-up')) this.#set({ phase: 'failed', failure });
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

  /** The service says that the interview is over already: its end is shown instead of the room. */
  ended(): void {
    const now = this.#state;
    if (now.phase === 'entered') this.#set({ phase: 'finished', invitation: now.invitation });
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

  /** Opens the card of a practice interview, which never lies over one that has begun. */
  async #practice(): Promise<void> {
    const stay = this.#stay.signal;
    const entered = { phase: 'entered', invitation: null } as const;
    if (!this.#ports.setsUp || this.#ports.running()) return this.#set(entered);
    try {
      const input = { params: { roomId: this.#roomId } };
      const offer = await this.#call(askMs, (signal) => this.#ports.api.getPracticeOffer(input, { signal }));
      if (!stay.aborted) this.#set(offer.begun ? entered : { phase: 'setting-up', offer });
    } catch (error) {
      if (stay.aborted) return;
      const failure = failureOf(error);
      // The token call decides, as long as it may give one; of an interview that is over it says so, too.
      if (failure.kind === 'ended' || (failure.kind === 'message' && !failure.lasting)) this.#set(entered);
      else this.#set({ phase: 'failed', failure });
    }
  }

  /** Whoever has read the invitation as a visitor goes on where they were. */
  #welcome(invitation: CandidateInvitation): void {
    const { welcomed } = this.#ports;
    if (!welcomed || invitation.consented) this.#set({ phase: 'welcome', invitation });
    else this.#askConsent({ ...invitation, accommodations: [...welcomed] });
  }

  #goIn(invitation: CandidateInvitation): void {
    // Who types needs no sound to begin with.
    const types = invitation.accommodations.includes('typing');
    const on = types || invitation.begun || this.#ports.running() || this.#ports.checked.read();
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
