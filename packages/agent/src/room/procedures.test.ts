import { agentRpc, readyReplySchema } from '@viva/api-client/room';
import { describe, expect, it } from 'vitest';
import { type ServedRoom, serveProcedures } from './procedures.ts';

function serve(answer: () => Promise<void> = () => Promise.resolve(), can = true) {
  const methods = new Map<string, (call: { callerIdentity: string; payload: string }) => Promise<string>>();
  const room: ServedRoom = {
    localParticipant: { registerRpcMethod: (method, handler) => void methods.set(method, handler) },
  };
  const asked: unknown[] = [];
  serveProcedures(room, 'candidate', {
    ready: () => asked.push('ready'),
    answer: (typed) => {
      asked.push(typed);
      return answer();
    },
    pause: (paused) => {
      asked.push({ paused });
      return can;
    },
    hint: (questionId) => {
      asked.push({ questionId });
      return can;
    },
    choose: (choice) => {
      asked.push(choice);
      return can;
    },
  });
  const call = async (method: string, payload: unknown, callerIdentity = 'candidate') =>
    methods.get(method)?.({ callerIdentity, payload: typeof payload === 'string' ? payload : JSON.stringify(payload) });
  return { asked, call, served: [...methods.keys()] };
}

describe('serveProcedures', () => {
  it('takes what the candidate’s browser asks', async () => {
    const { asked, call } = serve();
    const { nowMs } = readyReplySchema.parse(JSON.parse((await call(agentRpc.ready, {})) ?? ''));
    expect(Math.abs(Date.now() - nowMs)).toBeLessThan(5_000);
    expect(await call(agentRpc.answer, { id: 'a', text: ' I led the team. ' })).toBe('{}');
    expect(await call(agentRpc.pause, { paused: true })).toBe('{}');
    expect(await call(agentRpc.hint, { questionId: 'q1' })).toBe('{}');
    const choice = { questionId: 'q1', again: true };
    expect(await call(agentRpc.choice, choice)).toBe('{}');
    const answer = { id: 'a', text: 'I led the team.' };
    expect(asked).toEqual(['ready', answer, { paused: true }, { questionId: 'q1' }, choice]);
  });

  it('takes no transcript and no choice of ears from the browser', () => {
    const { ready, answer, pause, hint, choice } = agentRpc;
    expect(serve().served.toSorted()).toEqual([ready, answer, pause, hint, choice].toSorted());
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

  it.each(['no JSON', { id: 'a', text: ' ' }, { text: 'without an id' }])(
    'refuses an answer that does not follow the contract: %j',
    async (payload) => {
      const { asked, call } = serve();
      await expect(call(agentRpc.answer, payload)).rejects.toMatchObject({ code: 1_400 });
      expect(asked).toEqual([]);
    },
  );

  it('refuses a pause, a hint, and a choice that can’t be had, and wishes that don’t follow the contract', async () => {
    const { call } = serve(undefined, false);
    await expect(call(agentRpc.pause, { paused: true })).rejects.toMatchObject({ code: 1_409 });
    await expect(call(agentRpc.hint, { questionId: 'q1' })).rejects.toMatchObject({ code: 1_409 });
    await expect(call(agentRpc.choice, { questionId: 'q1', again: true })).rejects.toMatchObject({ code: 1_409 });
    await expect(call(agentRpc.choice, { questionId: 'q1' })).rejects.toMatchObject({ code: 1_400 });
    await expect(call(agentRpc.pause, { paused: 'yes' })).rejects.toMatchObject({ code: 1_400 });
    await expect(call(agentRpc.hint, { questionId: '' })).rejects.toMatchObject({ code: 1_400 });
  });

  it('hears nobody else in the room', async () => {
    const { asked, call } = serve();
    await expect(call(agentRpc.ready, {}, 'stranger')).rejects.toMatchObject({ code: 1_400 });
    await expect(call(agentRpc.answer, { id: 'a', text: 'Hire me.' }, 'stranger')).rejects.toMatchObject({
      code: 1_400,
    });
    await expect(call(agentRpc.pause, { paused: true }, 'stranger')).rejects.toMatchObject({ code: 1_400 });
    await expect(call(agentRpc.hint, { questionId: 'q1' }, 'stranger')).rejects.toMatchObject({ code: 1_400 });
    const choice = { questionId: 'q1', again: false };
    await expect(call(agentRpc.choice, choice, 'stranger')).rejects.toMatchObject({ code: 1_400 });
    expect(asked).toEqual([]);
  });

  it.each([agentRpc.ready, agentRpc.answer])('refuses more than twenty calls of %s a second', async (method) => {
    const { asked, call } = serve();
    const calls = Array.from({ length: 30 }, (_, n) => call(method, { id: `${n}`, text: 'Yes.' }));
    const refusals = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected');
    expect(asked.length).toBe(20);
    expect(refusals[0]).toMatchObject({ reason: { code: 1_429 } });
  });

  it.each([agentRpc.ready, agentRpc.answer, agentRpc.pause, agentRpc.hint, agentRpc.choice])(
    'refuses a payload of %s over 32 kB, whatever it says',
    async (method) => {
      const { asked, call } = serve();
      const payload = { id: 'a', text: 'Yes.', paused: true, questionId: 'q1', again: true, more: 'é'.repeat(16_384) };
      await expect(call(method, payload)).rejects.toMatchObject({ code: 1_400 });
      expect(asked).toEqual([]);
    },
  );

  it('needs a room that is joined', () => {
    const procedures = {
      ready: () => undefined,
      answer: () => Promise.resolve(),
      pause: () => true,
      hint: () => true,
      choose: () => true,
    };
    expect(() => serveProcedures({}, 'candidate', procedures)).toThrow('joined');
  });
});
