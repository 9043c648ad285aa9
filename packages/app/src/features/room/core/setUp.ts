import type { ApiClient, PracticeSetup } from '@viva/api-client';
import { ApiError, type AdvertReading } from '@viva/api-client';
import { type Clock, withDeadline } from './clock.ts';
import { failureOf, type SessionFailure } from './failures.ts';

/** What the card shows besides what the person chose. */
export interface SetUpState {
  /** What was read in the ad; `unread`: not looked at yet. */
  readonly reading: AdvertReading | { readonly state: 'unread' | 'busy' };
  /** The ad tells no job and no role was given. */
  readonly roleMissing: boolean;
  readonly starting: boolean;
  readonly error?: string | undefined;
}

/** What setting up a practice interview stands on. */
export interface SetUpPorts {
  readonly api: Pick<ApiClient, 'setUpPractice'>;
  readonly clock: Clock;
  /** It is set up, or has begun already: the room may be entered. */
  readonly onDone: () => void;
  /** There is no interview to be had. */
  readonly onFailure: (failure: SessionFailure) => void;
}

/** Longest wait until an ad is read and the setup is stored, in milliseconds. */
const longestMs = 20_000;

const notSaved = 'We couldn’t start your interview. Please try again.';
const notRead = 'We couldn’t read the job ad right now. Please try again, or remove it and continue with the role.';

/** Sets up the practice interview in a room: has the job ad read as soon as it is there, and enters once all is stored. */
export class SetUp {
  readonly #roomId: string;
  readonly #ports: SetUpPorts;
  readonly #listeners = new Set<() => void>();
  #state: SetUpState;
  /** The ad that was read last, and the one whose missing role was asked for. */
  #advert: string;
  #askedAbout: string | undefined;
  /** What an earlier call brings is of no account. */
  #calls = 0;
  #stay = new AbortController();

  constructor(
    roomId: string,
    ports: SetUpPorts,
    first: { readonly advert: string; readonly reading: AdvertReading | null },
  ) {
    this.#roomId = roomId;
    this.#ports = ports;
    this.#advert = first.reading ? first.advert : '';
    this.#state = { reading: first.reading ?? { state: 'unread' }, roleMissing: false, starting: false };
  }

  readonly state = (): SetUpState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Has the ad read, so that the person sees what was understood; a failure is told only when they start. */
  async read(setup: PracticeSetup): Promise<void> {
    if (this.#state.starting || setup.advert.trim() === this.#advert.trim()) return;
    const call = ++this.#calls;
    this.#advert = setup.advert;
    this.#set({ ...this.#state, reading: { state: 'busy' }, error: undefined });
    try {
      const { begun, reading } = await this.#store(setup);
      if (call !== this.#calls) return;
      if (begun) this.#ports.onDone();
      else this.#set({ ...this.#state, reading: reading ?? { state: 'unread' } });
    } catch {
      // Starting tries again, and tells why it can't.
      if (call !== this.#calls) return;
      this.#advert = '';
      this.#set({ ...this.#state, reading: { state: 'unread' } });
    }
  }

  /** Stores what was chosen and enters the room; asks once for the role where neither the person nor the ad tells it. */
  async start(setup: PracticeSetup): Promise<void> {
    if (this.#state.starting) return;
    const call = ++this.#calls;
    this.#set({ ...this.#state, starting: true, roleMissing: false, error: undefined });
    try {
      const { begun, reading } = await this.#store(setup);
      if (call !== this.#calls) return;
      this.#advert = setup.advert;
      const told = reading ?? ({ state: 'unread' } as const);
      const roleMissing = !begun && setup.role.trim() === '' && (told.state === 'unreadable' || told.state === 'link');
      if (!roleMissing || this.#askedAbout === setup.advert) return this.#ports.onDone();
      this.#askedAbout = setup.advert;
      this.#set({ reading: told, roleMissing, starting: false });
    } catch (error) {
      if (call === this.#calls) this.#failed(error, setup);
    }
  }

  /** Gives up: what is under way changes nothing any more. */
  dispose(): void {
    this.#calls++;
    this.#stay.abort();
    this.#listeners.clear();
  }

  #store(setup: PracticeSetup) {
    const input = { params: { roomId: this.#roomId }, body: setup };
    const stay = this.#stay.signal;
    return withDeadline(this.#ports.clock, longestMs, (signal) =>
      this.#ports.api.setUpPractice(input, { signal: AbortSignal.any([signal, stay]) }),
    );
  }

  #failed(error: unknown, { advert }: PracticeSetup): void {
    const failure = failureOf(error);
    const lasting = error instanceof ApiError && error.code === 'not-found';
    if (failure.kind !== 'message' || lasting) return this.#ports.onFailure(failure);
    // The service's own words are about the form of a request, or about its threads.
    this.#set({ ...this.#state, starting: false, error: advert.trim() === '' ? notSaved : notRead });
  }

  #set(state: SetUpState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
