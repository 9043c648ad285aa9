import { ApiError, type Invitation, shownConsent } from '@viva/api-client';
import { describe, expect, test } from 'vitest';
import { Arrival, type ArrivalPorts } from './arrival.ts';
import { fakeClock } from './testing.ts';

const candidate = {
  kind: 'candidate',
  job: { title: 'Nurse', employer: 'ward@example.org', skills: [], minutes: 20, questions: 8 },
  kept_for_days: 30,
  consented: false,
  begun: false,
  finished: false,
} as const satisfies Invitation;

const failed = (code: 'not-found' | 'internal' | 'unauthorized', status: number, serverMessage = '') =>
  new ApiError({ code, status, message: serverMessage || 'It failed.', serverMessage });
const consentFailure = { kind: 'consent', message: 'Please agree first.' } as const;

interface Setting {
  readonly invitation?: () => Promise<Invitation>;
  readonly consent?: () => Promise<{ consented: true }>;
  readonly checked?: boolean;
  readonly running?: boolean;
}

function arriving({ invitation, consent, checked = true, running = false }: Setting = {}) {
  const clock = fakeClock();
  const asked: string[] = [];
  let remembered = checked;
  const api: ArrivalPorts['api'] = {
    getInvitation: (_, options) => {
      asked.push('invitation');
      return new Promise((resolve, reject) => {
        options?.signal?.addEventListener('abort', () => {
          asked.push('broken off');
          reject(new Error('The call was broken off.'));
        });
        void (invitation?.() ?? Promise.resolve(candidate)).then(resolve, reject);
      });
    },
    giveConsent: (input) => {
      asked.push(`consent ${input.body.version}`);
      return consent?.() ?? Promise.resolve({ consented: true } as const);
    },
  };
  const arrival = new Arrival('job-1234', {
    api,
    clock,
    running: () => running,
    checked: { read: () => remembered, write: () => void (remembered = true) },
  });
  const begin = async (practice = false) => {
    void arrival.start(practice);
    await clock.advance(0);
    return arrival;
  };
  return { arrival, clock, asked, begin, phase: () => arrival.state().phase, remembered: () => remembered };
}

const told = (change: Partial<typeof candidate> | { consented?: boolean; begun?: boolean; finished?: boolean }) => ({
  invitation: () => Promise.resolve({ ...candidate, ...change }),
});

describe('a practice', () => {
  test('that this page made asks nobody anything', async () => {
    const { begin, phase, asked } = arriving();
    await begin(true);
    expect([phase(), asked]).toEqual(['entered', []]);
  });

  test('of which only the address is known is entered once the service says so', async () => {
    const { begin, arrival } = arriving({ invitation: () => Promise.resolve({ kind: 'practice' }) });
    await begin();
    expect(arrival.state()).toEqual({ phase: 'entered', invitation: null });
  });

  test('begins with a check of the sound in a browser that had none, and only there', async () => {
    const { begin, phase, arrival, remembered } = arriving({ checked: false });
    await begin(true);
    expect(phase()).toBe('checking');
    arrival.checked();
    expect([phase(), remembered()]).toEqual(['entered', true]);
  });

  test('that goes on after a reload is not checked', async () => {
    const { begin, phase } = arriving({ checked: false, running: true });
    await begin(true);
    expect(phase()).toBe('entered');
  });

  test.each([
    ['fails', () => Promise.reject(failed('internal', 500)), 0],
    ['never comes', () => new Promise<never>(() => undefined), 8_000],
  ] as const)('depends on the token alone when what the room is about %s', async (_, invitation, afterMs) => {
    const { begin, clock, phase } = arriving({ invitation, checked: false });
    await begin();
    await clock.advance(afterMs);
    expect(phase()).toBe('entered');
  });
});

describe('an employer’s interview', () => {
  test('goes from the welcome through the consent and the sound to the room', async () => {
    const { begin, arrival, clock, asked, phase } = arriving({ checked: false });
    await begin();
    expect(phase()).toBe('welcome');
    arrival.begin();
    expect(arrival.state()).toEqual({ phase: 'consent', invitation: candidate, busy: false });
    void arrival.agree();
    void arrival.agree();
    expect(arrival.state()).toMatchObject({ phase: 'consent', busy: true });
    await clock.advance(0);
    expect([phase(), asked]).toEqual(['checking', ['invitation', `consent ${shownConsent}`]]);
    arrival.checked();
    expect(arrival.state()).toMatchObject({ phase: 'entered', invitation: { consented: true } });
  });

  test('records nothing of those who decline, who can read it again', async () => {
    const { begin, arrival, asked, phase } = arriving();
    await begin();
    arrival.begin();
    arrival.decline();
    expect([phase(), asked]).toEqual(['declined', ['invitation']]);
    arrival.begin();
    expect(phase()).toBe('consent');
  });

  test.each([
    [failed('internal', 500, 'The service is away.'), 'The service is away.'],
    [failed('internal', 500), 'Your answer could not be saved. Please press the button again.'],
  ])('lets a consent that was not noted be given again', async (error, sentence) => {
    let fails = true;
    const consent = () => (fails ? Promise.reject(error) : Promise.resolve({ consented: true } as const));
    const { begin, arrival, clock, phase } = arriving({ consent });
    await begin();
    arrival.begin();
    void arrival.agree();
    await clock.advance(0);
    expect(arrival.state()).toMatchObject({ phase: 'consent', busy: false, error: sentence });
    fails = false;
    void arrival.agree();
    await clock.advance(0);
    expect(phase()).toBe('entered');
  });

  test('does not wait for ever for a consent to be noted', async () => {
    const { begin, arrival, clock } = arriving({ consent: () => new Promise<never>(() => undefined) });
    await begin();
    arrival.begin();
    void arrival.agree();
    await clock.advance(15_000);
    expect(arrival.state()).toMatchObject({ phase: 'consent', busy: false, error: expect.any(String) });
  });

  test('that was closed meanwhile ends in its error', async () => {
    const consent = () => Promise.reject(failed('not-found', 404, 'This interview room does not exist.'));
    const { begin, arrival, clock } = arriving({ consent });
    await begin();
    arrival.begin();
    void arrival.agree();
    await clock.advance(0);
    const failure = { kind: 'message', message: 'This interview room does not exist.', lasting: true };
    expect(arrival.state()).toEqual({ phase: 'failed', failure });
  });

  test('that has begun is gone on with, on a second device too, without a check', async () => {
    const { begin, phase } = arriving({ ...told({ consented: true, begun: true }), checked: false });
    await begin();
    expect(phase()).toBe('entered');
  });

  test('that was agreed to but not begun waits for the press', async () => {
    const { begin, arrival, phase, asked } = arriving(told({ consented: true }));
    await begin();
    expect(phase()).toBe('welcome');
    arrival.begin();
    expect([phase(), asked]).toEqual(['entered', ['invitation']]);
  });

  test('that is over thanks, and begins no other', async () => {
    const { begin, phase } = arriving(told({ consented: true, begun: true, finished: true }));
    await begin();
    expect(phase()).toBe('finished');
  });

  test('that turns out to be over thanks as well', async () => {
    const { begin, arrival, phase } = arriving(told({ consented: true, begun: true }));
    await begin();
    expect(arrival.ended()).toBe(true);
    expect(phase()).toBe('finished');
    expect(arrival.ended()).toBe(false);
  });

  test('that the caller may not see ends in its error', async () => {
    const invitation = () => Promise.reject(failed('not-found', 404, 'This interview room does not exist.'));
    const { begin, arrival } = arriving({ invitation });
    await begin();
    expect(arrival.state()).toMatchObject({ phase: 'failed', failure: { lasting: true } });
  });

  test('asks for the consent when the service misses it, whatever was known before', async () => {
    const { begin, arrival, clock, phase } = arriving(told({ consented: true, begun: true }));
    await begin();
    void arrival.consentMissing(consentFailure);
    expect(phase()).toBe('asking');
    await clock.advance(0);
    arrival.begin();
    expect(phase()).toBe('consent');
  });

  test('of which nothing changes once its page is left', async () => {
    const { arrival, clock, begin, phase, asked } = arriving();
    void begin();
    arrival.dispose();
    await clock.advance(0);
    expect([phase(), asked]).toEqual(['asking', ['invitation', 'broken off']]);
  });

  test('begun again after its page was left, as in React’s strict mode, goes by the second answer', async () => {
    const { arrival, begin, phase, asked } = arriving();
    void arrival.start(false);
    arrival.dispose();
    await begin();
    expect([phase(), asked]).toEqual(['welcome', ['invitation', 'broken off', 'invitation']]);
  });
});
