import { agentRpc, browserTranscriptTopic } from '@viva/api-client/room';
import { describe, expect, it } from 'vitest';
import { type ServedRoom, serveProcedures } from './procedures.ts';

function serve(answer: () => Promise<void> = () => Promise.resolve()) {
  const methods = new Map<string, (call: { callerIdentity: string; payload: string }) => Promise<string>>();
  const topics = new Map<string, Parameters<ServedRoom['registerTextStreamHandler']>[1]>();
  const room: ServedRoom = {
    localParticipant: { registerRpcMethod: (method, handler) => void methods.set(method, handler) },
    registerTextStreamHandler: (topic, handler) => void topics.set(topic, handler),
  };
  const asked: unknown[] = [];
  const refused: unknown[] = [];
  serveProcedures(room, 'candidate', {
    ready: () => asked.push('ready'),
    ears: (ears) => asked.push(ears),
    answer: (typed) => {
      asked.push(typed);
      return answer();
    },
    transcript: (result) => asked.push(result),
    refused: (error) => refused.push(error),
  });
  const call = async (method: string, payload: unknown, callerIdentity = 'candidate') =>
    methods.get(method)?.({ callerIdentity, payload: typeof payload === 'string' ? payload : JSON.stringify(payload) });
  /** A text stream of the browser, read to its end. */
  const publish = async (text: Promise<string>, identity = 'candidate') => {
    async function* chunks() {
      const whole = await text;
      for (let at = 0; at < whole.length; at += 15_000) yield whole.slice(at, at + 15_000);
    }
    topics.get(browserTranscriptTopic)?.(chunks(), { identity });
    await text.catch(() => undefined);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { asked, refused, call, publish };
}

const transcript = { id: 's-0', text: 'I led the team', final: true };

describe('serveProcedures', () => {
  it('takes what the candidate’s browser asks', async () => {
    const { asked, call } = serve();
    expect(await call(agentRpc.ready, {})).toBe('{}');
    expect(await call(agentRpc.ears, { ears: 'browser' })).toBe('{}');
    expect(await call(agentRpc.answer, { id: 'a', text: ' I led the team. ' })).toBe('{}');
    expect(asked).toEqual(['ready', 'browser', { id: 'a', text: 'I led the team.' }]);
  });

  it('acknowledges an answer only once it is stored, and not one that could not be', async () => {
    const stored = Promise.withResolvers<void>();
    const { call } = serve(() => stored.promise);
    let acknowledged = false;
    const calling = call(agentRpc.answer, { id: 'a', text: 'Yes.' }).then(() => (acknowledged = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(acknowledged).toBe(false);
    stored.resolve();
    await calling;

    const failing = serve(() => Promise.reject(new Error('the turn was refused')));
    await expect(failing.call(agentRpc.answer, { id: 'a', text: 'Yes.' })).rejects.toThrow('the turn was refused');
  });

  it.each([
    [agentRpc.ears, { ears: 'nobody' }],
    [agentRpc.ears, 'no JSON'],
    [agentRpc.answer, { id: 'a', text: ' ' }],
    [agentRpc.answer, { text: 'without an id' }],
  ])('refuses what does not follow the contract: %s %j', async (method, payload) => {
    const { asked, call } = serve();
    await expect(call(method, payload)).rejects.toMatchObject({ code: 1_400 });
    expect(asked).toEqual([]);
  });

  it('hears nobody else in the room', async () => {
    const { asked, refused, call, publish } = serve();
    await call(agentRpc.ready, {}, 'stranger');
    await expect(call(agentRpc.answer, { id: 'a', text: 'Hire me.' }, 'stranger')).rejects.toMatchObject({
      code: 1_400,
    });
    await publish(Promise.resolve(JSON.stringify(transcript)), 'stranger');
    expect({ asked, refused }).toEqual({ asked: [], refused: [] });
  });

  it('refuses calls beyond twenty a second', async () => {
    const { asked, call } = serve();
    const calls = Array.from({ length: 30 }, () => call(agentRpc.ears, { ears: 'server' }));
    const refusals = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected');
    expect(asked.length).toBe(20);
    expect(refusals[0]).toMatchObject({ reason: { code: 1_429 } });
  });

  it('takes at most a hundred streams at once, and none over 32,000 characters', async () => {
    const { asked, refused, publish } = serve();
    await publish(Promise.resolve(JSON.stringify({ ...transcript, text: 'a'.repeat(40_000) })));
    expect({ asked, refusals: refused.length }).toEqual({ asked: [], refusals: 1 });
    for (let n = 0; n < 120; n++) await publish(Promise.resolve(JSON.stringify(transcript)));
    expect({ taken: asked.length, refusals: refused.length }).toEqual({ taken: 99, refusals: 1 });
  });

  it('reads what the browser’s recogniser heard', async () => {
    const { asked, publish } = serve();
    await publish(Promise.resolve(JSON.stringify(transcript)));
    expect(asked).toEqual([transcript]);
  });

  it('tells of a transcript that is not one, or breaks off, and goes on', async () => {
    const { asked, refused, publish } = serve();
    await publish(Promise.resolve('no JSON'));
    await publish(Promise.reject(new Error('the stream broke off')));
    await publish(Promise.resolve(JSON.stringify(transcript)));
    expect(refused).toHaveLength(2);
    expect(asked).toEqual([transcript]);
  });

  it('needs a room that is joined', () => {
    const unjoined: ServedRoom = { registerTextStreamHandler: () => undefined };
    const nothing = () => undefined;
    const procedures = { ready: nothing, ears: nothing, answer: () => Promise.resolve(), transcript: nothing };
    expect(() => serveProcedures(unjoined, 'candidate', { ...procedures, refused: nothing })).toThrow('joined');
  });
});
