import type { Ears } from '@viva/api-client/room';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../core/testing.ts';
import { BrowserEars, type EarsChoice } from './browserEars.ts';
import type { RecogniserEvents, RecogniserPort } from './recogniser.ts';

// The recogniser is scripted, so the track is only handed through.
const track = { kind: 'audio' } as MediaStreamTrack;

interface Situation {
  readonly onDevice?: boolean;
  readonly remembered?: EarsChoice | null;
  readonly supported?: boolean;
  readonly service?: Ears;
}

function setUp({ onDevice = false, remembered = null, supported = true, service = 'built-in' }: Situation = {}) {
  const clock = fakeClock();
  const started: RecogniserEvents[] = [];
  const states: string[] = [];
  const ears: string[] = [];
  const published: unknown[] = [];
  let aborted = 0;
  let choice: EarsChoice | null = remembered;
  const recogniser: RecogniserPort = {
    onDevice: () => Promise.resolve(onDevice),
    create: (_options, events) => ({
      start: () => void started.push(events),
      abort: () => {
        aborted++;
        events.onEnd();
      },
    }),
  };
  const subject = new BrowserEars({
    clock,
    recogniser: supported ? recogniser : null,
    newId: () => `s${started.length}`,
    choice: { read: () => choice, write: (next) => (choice = next) },
    setEars: (next) => void ears.push(next),
    publish: (_topic, text) => {
      published.push(JSON.parse(text));
      return Promise.resolve();
    },
    onState: (state) => void states.push(state),
  });
  subject.hear(track);
  subject.service(service);
  const latest = () => {
    const events = started.at(-1);
    if (!events) throw new Error('the recogniser was not started');
    return events;
  };
  return { subject, clock, started, latest, states, ears, published, aborted: () => aborted, choice: () => choice };
}

describe('BrowserEars', () => {
  it('asks before audio may leave the machine, and the service listens meanwhile', async () => {
    const { subject, states, ears, started } = setUp();
    await subject.start();
    expect({ states, ears, started }).toEqual({ states: ['asking'], ears: [], started: [] });
  });

  it('asks nothing when the browser recognises on the device', async () => {
    const { subject, states, ears } = setUp({ onDevice: true });
    await subject.start();
    expect({ states, ears }).toEqual({ states: ['on'], ears: ['browser'] });
  });

  it('remembers the choice', async () => {
    const first = setUp();
    await first.subject.start();
    first.subject.choose('server');
    expect(first.choice()).toBe('server');
    const second = setUp({ remembered: 'server' });
    await second.subject.start();
    expect(second.states).toEqual(['off']);
    const third = setUp({ remembered: 'browser' });
    await third.subject.start();
    expect(third.states).toEqual(['on']);
  });

  it('does nothing in a browser without a recogniser', async () => {
    const { subject, states } = setUp({ supported: false });
    await subject.start();
    expect(states).toEqual([]);
  });

  it.each(['endpoint', 'deepgram'] as const)('asks nothing and does not listen while %s leads', async (service) => {
    for (const remembered of [null, 'browser'] as const) {
      const { subject, states, ears, started } = setUp({ service, remembered });
      await subject.start();
      expect({ states, ears, started }).toEqual({ states: [], ears: [], started: [] });
    }
  });

  it('asks when nobody else can listen', async () => {
    const { subject, states } = setUp({ service: 'typing' });
    await subject.start();
    expect(states).toEqual(['asking']);
  });

  it('takes over when the endpoint fails, and leaves it to the endpoint again', async () => {
    const { subject, states, ears } = setUp({ service: 'endpoint', remembered: 'browser' });
    await subject.start();
    subject.service('built-in');
    subject.service('browser');
    subject.service('endpoint');
    expect(states).toEqual(['on', 'unavailable']);
    expect(ears).toEqual(['browser', 'server']);
  });

  it('goes on while an interviewer is replaced', async () => {
    const { subject, states } = setUp({ remembered: 'browser' });
    await subject.start();
    subject.service(null);
    subject.service('built-in');
    expect(states).toEqual(['on']);
  });

  it('can be changed after it was answered', async () => {
    const { subject, states, ears, aborted, choice } = setUp();
    await subject.start();
    subject.choose('browser');
    subject.choose('server');
    expect(aborted()).toBe(1);
    subject.choose('browser');
    expect(states).toEqual(['asking', 'on', 'off', 'on']);
    expect(ears).toEqual(['browser', 'server', 'browser']);
    expect(choice()).toBe('browser');
  });

  it('tells an interviewer who waits for the browser of before that the service listens', async () => {
    const { subject, ears } = setUp({ service: 'browser' });
    await subject.start();
    expect(ears).toEqual(['server']);
  });

  it('publishes interim and final texts under one id', async () => {
    const { subject, clock, latest, published } = setUp({ onDevice: true });
    await subject.start();
    latest().onText({ index: 0, text: 'I led', final: false });
    latest().onText({ index: 0, text: 'I led the team', final: true, confidence: 0.9 });
    await clock.advance(0);
    expect(published).toEqual([
      { id: 's0-0', text: 'I led', final: false, onDevice: true },
      { id: 's0-0', text: 'I led the team', final: true, confidence: 0.9, onDevice: true },
    ]);
  });

  it('starts again when the recogniser ends by itself', async () => {
    const { subject, clock, latest, started, ears } = setUp({ onDevice: true });
    await subject.start();
    for (let i = 0; i < 5; i++) {
      await clock.advance(8_000);
      latest().onError('no-speech');
      latest().onEnd();
    }
    expect(started).toHaveLength(6);
    expect(ears).toEqual(['browser']);
  });

  it('pauses while the microphone is muted', async () => {
    const { subject, started, aborted, ears } = setUp({ onDevice: true });
    await subject.start();
    subject.hear(null);
    expect(aborted()).toBe(1);
    expect(started).toHaveLength(1);
    subject.hear(track);
    expect(started).toHaveLength(2);
    expect(ears).toEqual(['browser']);
  });

  it.each(['network', 'service-not-allowed', 'audio-capture', 'language-not-supported'])(
    'leaves listening to the service after %s',
    async (code) => {
      const { subject, clock, latest, states, ears, started } = setUp({ remembered: 'browser' });
      await subject.start();
      latest().onError(code);
      latest().onEnd();
      await clock.advance(60_000);
      expect({ states, ears }).toEqual({ states: ['on', 'failed'], ears: ['browser', 'server'] });
      expect(started).toHaveLength(1);
    },
  );

  it('leaves listening to the service after two quick ends without a word', async () => {
    const { subject, latest, states, ears } = setUp({ remembered: 'browser' });
    await subject.start();
    latest().onEnd();
    expect(states).toEqual(['on']);
    latest().onEnd();
    expect(states).toEqual(['on', 'failed']);
    expect(ears).toEqual(['browser', 'server']);
  });
});
