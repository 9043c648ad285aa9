import { ApiError, type Invitation, type PracticeOffer, shownConsent } from '@viva/api-client';
import { describe, expect, test } from 'vitest';
import { Arrival, type ArrivalPorts, type CandidateInvitation } from './arrival.ts';
import { fakeClock } from './testing.ts';

const candidate: CandidateInvitation = {
  kind: 'candidate',
  job: { title: 'Nurse', employer: 'Riverside Hospital', logo: null, note: '', skills: [], minutes: 20, questions: 8 },
  kept_for_days: 30,
  consented: false,
  accommodations: [],
  begun: false,
  finished: false,
};

const failed = (
  code: 'not-found' | 'internal' | 'unauthorized' | 'subscription-required' | 'session-ended',
  status: number,
  serverMessage = '',
) => new ApiError({ code, status, message: serverMessage || 'It failed.', serverMessage });
const consentFailure = { kind: 'consent', message: 'Please agree first.' } as const;

const offer: PracticeOffer = {
  begun: false,
  lengths: [{ minutes: 10, questions: 4, coachedQuestions: 2 }],
  suggested: { role: '', advert: '', minutes: 10, persona: 'neutral', coached: false },
  from: 'nothing',
  reading: null,
  resume: null,
};

interface Setting {
  readonly offer?: () => Promise<PracticeOffer>;
  readonly setsUp?: boolean;
  readonly invitation?: () => Promise<Invitation>;
  readonly consent?: () => Promise<{ consented: true }>;
  readonly checked?: boolean;
  readonly running?: boolean;
  readonly welcomed?: ArrivalPorts['welcomed'];
}

function arriving(setting: Setting = {}) {
  const { invitation, consent, checked = true, running = false, setsUp = true } = setting;
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
    getPracticeOffer: () => {
      asked.push('offer');
      return setting.offer?.() ?? Promise.resolve(offer);
    },
    giveConsent: (input) => {
      asked.push([`consent ${input.body.version}`, ...(input.body.accommodations ?? [])].join(' '));
      return consent?.() ?? Promise.resolve({ consented: true } as const);
    },
  };
  const arrival = new Arrival('job-1234', {
    api,
    clock,
    running: () => running,
    setsUp,
    welcomed: setting.welcomed ?? null,
    checked: { read: () => remembered, write: () => void (remembered = true) },
  });
  const begin = async (practice = false) => {
    void arrival.start(practice);
    await clock.advance(0);
    return arrival;
  };
  return { arrival, clock, asked, begin, phase: () => arrival.state().phase, remembered: () => remembered };
}

const told = (change: Partial<CandidateInvitation>) => ({
  invitation: () => Promise.resolve({ ...candidate, ...change }),
});

describe('a practice', () => {
  test('opens its card, and is entered once it is set up', async () => {
    const { begin, arrival, asked, phase, remembered } = arriving({ checked: false });
    await begin(true);
    expect(arrival.state()).toEqual({ phase: 'setting-up', offer });
    arrival.setUp();
    expect([phase(), asked, remembered()]).toEqual(['entered', ['offer'], true]);
  });

  test('of which only the address is known opens its card once the service says what it is', async () => {
    const { begin, phase, asked } = arriving({ invitation: () => Promise.resolve({ kind: 'practice' }) });
    await begin();
    expect([phase(), asked]).toEqual(['setting-up', ['invitation', 'offer']]);
  });

  test.each([
    ['goes on after a reload', { running: true }],
    ['goes on in another window', { offer: () => Promise.resolve({ ...offer, begun: true }) }],
    ['has no card', { setsUp: false }],
  ])('that %s has no card over it', async (_, setting) => {
    const { begin, phase } = arriving({ ...setting, checked: false });
    await begin(true);
    expect(phase()).toBe('entered');
  });

  test.each([
    ['subscription-required', 403, 'subscription'],
    ['not-found', 404, 'message'],
    ['unauthorized', 401, 'sign-in'],
  ] as const)('that is refused (%s) has no card', async (code, status, kind) => {
    const { begin, arrival } = arriving({ offer: () => Promise.reject(failed(code, status)) });
    await begin(true);
    expect(arrival.state()).toMatchObject({ phase: 'failed', failure: { kind } });
  });

  test('that turns out not to be there while it is set up ends in its error', async () => {
    const { begin, arrival } = arriving();
    await begin(true);
    const failure = { kind: 'message', message: 'This room does not exist.', lasting: true } as const;
    arrival.setUpFailed(failure);
    expect(arrival.state()).toEqual({ phase: 'failed', failure });
  });

  test.each([
    ['fails', () => Promise.reject(failed('internal', 500)), 0],
    ['is that of an interview that is over', () => Promise.reject(failed('session-ended', 410)), 0],
    ['never comes', () => new Promise<never>(() => undefined), 8_000],
  ] as const)('depends on the token alone when what it can be set up with %s', async (_, offered, afterMs) => {
    const { begin, clock, phase } = arriving({ offer: offered });
    await begin(true);
    await clock.advance(afterMs);
    expect(phase()).toBe('entered');
  });

  test('that turns out to be over when it is entered shows its end', async () => {
    const { begin, arrival } = arriving({ setsUp: false });
    await begin(true);
    arrival.ended();
    expect(arrival.state()).toEqual({ phase: 'finished', invitation: null });
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
    [failed('internal', 500), 'We couldn’t save your answer. Please try again.'],
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

  test('keeps what is asked for with the consent', async () => {
    const { begin, arrival, clock, asked } = arriving();
    await begin();
    arrival.ask(['more-time', 'typing']);
    arrival.ask(['more-time']);
    arrival.begin();
    void arrival.agree();
    await clock.advance(0);
    expect(asked).toEqual(['invitation', `consent ${shownConsent} more-time`]);
  });

  test('keeps what is asked for after the consent, before it begins', async () => {
    const { begin, arrival, clock, asked, phase } = arriving(told({ consented: true }));
    await begin();
    arrival.ask(['plain-questions']);
    arrival.begin();
    await clock.advance(0);
    expect([phase(), asked]).toEqual(['entered', ['invitation', `consent ${shownConsent} plain-questions`]]);
  });

  test('begins without a check of the sound for who types', async () => {
    const { begin, phase, arrival } = arriving({
      ...told({ consented: true, accommodations: ['typing'] }),
      checked: false,
    });
    await begin();
    arrival.begin();
    expect(phase()).toBe('entered');
  });

  test('is not shown again to who read it as a visitor', async () => {
    const { begin, arrival, clock, asked } = arriving({ welcomed: ['typing'], checked: false });
    await begin();
    expect(arrival.state()).toMatchObject({ phase: 'consent', invitation: { accommodations: ['typing'] } });
    void arrival.agree();
    await clock.advance(0);
    expect(arrival.state().phase).toBe('entered');
    expect(asked).toEqual(['invitation', `consent ${shownConsent} typing`]);
  });

  test('that was agreed to before waits for the press, whoever read it', async () => {
    const { begin, phase } = arriving({ ...told({ consented: true }), welcomed: [] });
    await begin();
    expect(phase()).toBe('welcome');
  });

  test('that is over thanks, and begins no other', async () => {
    const { begin, phase } = arriving(told({ consented: true, begun: true, finished: true }));
    await begin();
    expect(phase()).toBe('finished');
  });

  test('that turns out to be over thanks as well', async () => {
    const { begin, arrival, phase } = arriving(told({ consented: true, begun: true }));
    await begin();
    arrival.ended();
    expect(phase()).toBe('finished');
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
