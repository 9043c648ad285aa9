import { describe, expect, it } from 'vitest';
import { fakeClock } from '../core/testing.ts';
import { BrowserEars, type EarsChoice } from './browserEars.ts';
import type { RecogniserEvents, RecogniserPort } from './recogniser.ts';

// The recogniser is scripted, so the track is only handed through.
const track = { kind: 'audio' } as MediaStreamTrack;

function setUp({ onDevice = false, remembered = null as EarsChoice | null, supported = true } = {}) {
  const clock = fakeClock();
  const started: RecogniserEvents[] = [];
  const states: string[] = [];
  const ears: string[] = [];
  const published: unknown[] = [];
  let aborted = 0;
  let choice = remembered;
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
    expect(second.states).toEqual([]);
    const third = setUp({ remembered: 'browser' });
    await third.subject.start();
    expect(third.states).toEqual(['on']);
  });

  it('does nothing in a browser without a recogniser', async () => {
    const { subject, states } = setUp({ supported: false });
    await subject.start();
    expect(states).toEqual([]);
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
