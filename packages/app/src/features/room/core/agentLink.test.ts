import { describe, expect, it } from 'vitest';
import { AgentLink } from './agentLink.ts';
import { fakeClock } from './testing.ts';

function setUp() {
  const clock = fakeClock();
  const calls: [string, unknown][] = [];
  const failing = new Set<string>();
  let id = 0;
  let reply = '{}';
  const ahead: number[] = [];
  const reached: number[] = [];
  const link = new AgentLink({
    clock,
    newId: () => `id${++id}`,
    call: (method, payload) => {
      calls.push([method, payload]);
      return failing.has(method) ? Promise.reject(new Error('no answer')) : Promise.resolve(reply);
    },
    onClock: (aheadMs) => ahead.push(aheadMs),
    onReached: () => reached.push(clock.now()),
  });
  const methods = () => calls.map(([method]) => method);
  const replies = (text: string) => void (reply = text);
  return { clock, calls, failing, link, methods, ahead, reached, replies };
}

describe('AgentLink', () => {
  it('says ready only when the interviewer is heard, and once', async () => {
    const { link, clock, methods } = setUp();
    link.update('a1', false);
    expect(methods()).toEqual([]);
    link.update('a1', true);
    link.update('a1', true);
    await clock.advance(10_000);
    expect(methods()).toEqual(['viva.ready']);
  });

  it('tells once the interviewer has acknowledged it, not before', async () => {
    const { link, clock, failing, reached } = setUp();
    failing.add('viva.ready');
    link.update('a1', true);
    await clock.advance(3_000);
    expect(reached).toEqual([]);
    failing.clear();
    await clock.advance(10_000);
    expect(reached).toHaveLength(1);
  });

  it('learns from the reply what the interviewer’s clock says', async () => {
    const { link, clock, ahead, replies } = setUp();
    replies(JSON.stringify({ nowMs: clock.now() - 90_000 }));
    link.update('a1', true);
    await clock.advance(0);
    replies('an interviewer of before');
    link.update('a2', true);
    await clock.advance(0);
    expect(ahead).toEqual([90_000]);
  });

  it('repeats ready until it is acknowledged', async () => {
    const { link, clock, failing, methods } = setUp();
    failing.add('viva.ready');
    link.update('a1', true);
    await clock.advance(1_600);
    failing.clear();
    await clock.advance(20_000);
    expect(methods()).toEqual(['viva.ready', 'viva.ready', 'viva.ready', 'viva.ready']);
  });

  it('says ready to an interviewer who takes over', async () => {
    const { link, clock, calls } = setUp();
    link.update('a1', true);
    await clock.advance(0);
    calls.length = 0;
    link.update(null, false);
    link.update('a2', true);
    await clock.advance(0);
    expect(calls).toEqual([['viva.ready', {}]]);
  });

  it('keeps an answer while nobody is there and sends it when somebody comes', async () => {
    const { link, clock, calls } = setUp();
    const sent = link.answer('I led the team.');
    await clock.advance(60_000);
    expect(calls).toEqual([]);
    link.update('a1', false);
    await sent;
    expect(calls).toEqual([['viva.answer', { id: 'id1', text: 'I led the team.' }]]);
  });

  it('repeats an answer under the same id, and gives it back after four tries', async () => {
    const { link, clock, calls, failing } = setUp();
    failing.add('viva.answer');
    link.update('a1', false);
    const outcome = link.answer('hello').catch(() => 'given back');
    await clock.advance(30_000);
    expect(await outcome).toBe('given back');
    expect(calls).toHaveLength(4);
    expect(new Set(calls.map(([, payload]) => JSON.stringify(payload))).size).toBe(1);
  });

  it('sends an answer that was given back under the same id, and the next one under another', async () => {
    const { link, clock, calls, failing } = setUp();
    failing.add('viva.answer');
    link.update('a1', false);
    link.answer('hello').catch(() => undefined);
    await clock.advance(30_000);
    calls.length = 0;
    failing.clear();
    await link.answer('hello');
    await link.answer('hello');
    expect(calls.map(([, payload]) => payload)).toEqual([
      { id: 'id1', text: 'hello' },
      { id: 'id2', text: 'hello' },
    ]);
  });

  it('sends answers in their order', async () => {
    const { link, clock, calls } = setUp();
    void link.answer('one');
    void link.answer('two');
    link.update('a1', false);
    await clock.advance(0);
    expect(calls.map(([, payload]) => payload)).toEqual([
      { id: 'id1', text: 'one' },
      { id: 'id2', text: 'two' },
    ]);
  });

  it('gives back what was not acknowledged when it closes', async () => {
    const { link } = setUp();
    const outcome = link.answer('hello').catch(() => 'given back');
    link.close();
    expect(await outcome).toBe('given back');
  });
});
