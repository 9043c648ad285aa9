import { ApiError } from '@viva/api-client';
import type { LevelSource, RoomView } from '@viva/ui';
import { describe, expect, it } from 'vitest';
import { RoomSession, type SessionPorts } from '../core/session.ts';
import { fakeClock } from '../core/testing.ts';
import { roomViewOf } from '../roomView.ts';
import type { RoomScript } from './script.ts';
import { createScriptedRoom } from './scriptedRoom.ts';
import * as scripts from './scripts.ts';
import { endOf, momentOf } from './timeline.ts';

const service: SessionPorts['api'] = {
  getVoiceToken: () => Promise.resolve('media-token'),
  endInterview: () => Promise.resolve({ ended: true }),
  requestInterviewer: () => Promise.resolve({ interviewer: 'dispatched' }),
};

/** The product's own session in a scripted room, at a marked moment. */
async function hold(script: RoomScript, mark?: string, api = service) {
  const clock = fakeClock();
  const room = createScriptedRoom(script, clock);
  const session = new RoomSession('room-1234', {
    api,
    clock,
    load: () => Promise.resolve(room.open),
    livekitUrl: 'ws://media',
    newId: () => 'id-1',
    choices: () => ({ audioDeviceId: 'default', username: '' }),
  });
  const levels = { agentLevels: room.agentLevels(7), micLevels: room.micLevels(1) };
  const view = () =>
    roomViewOf(session.state(), {
      ...levels,
      ending: false,
      email: 'a@example.com',
      captionSettings: { shown: true, announced: false, size: 'regular' },
      platform: { browser: 'other', system: 'other' },
      help: { countries: [], everywhere: 'https://example.org' },
    });
  void session.start();
  await clock.advance(mark === undefined ? 0 : momentOf(script, mark));
  return { clock, room, session, view };
}

const talking = (view: RoomView) => {
  if (view.phase !== 'talking') throw new Error(`the room is ${view.phase}`);
  return view;
};

describe('a scripted room', () => {
  it('goes from the first greeting to the goodbye', async () => {
    const { clock, view } = await hold(scripts.wholeInterview);
    const phases = new Set<string>();
    for (let ms = 0; ms <= endOf(scripts.wholeInterview); ms += 250) {
      const now = view();
      phases.add(now.phase === 'talking' ? now.agentState : now.phase);
      await clock.advance(250);
    }
    expect([...phases]).toEqual(['connecting', 'initializing', 'listening', 'speaking', 'thinking']);
    expect(view()).toEqual({ phase: 'ended', reportTo: 'a@example.com', nothingSaid: false });
  });

  it('shows the question, the growing answer and a live microphone', async () => {
    const { clock, view } = await hold(scripts.wholeInterview, 'answer-1');
    await clock.advance(1_100);
    const { question, captions, mic, notices } = talking(view());
    expect(question).toMatchObject({ n: 1, of: 3 });
    expect(captions.at(-1)).toMatchObject({ speaker: 'user', text: 'Last spring our', final: false });
    expect(mic.state).toBe('live');
    expect(notices).toEqual([]);
  });

  it('moves the bars of whoever speaks', async () => {
    const { clock, view } = await hold(scripts.wholeInterview, 'asking-1');
    await clock.advance(500);
    const loudest = (source: LevelSource | undefined) => {
      let max = -1;
      source?.subscribe((levels) => (max = Math.max(...Array.from(levels))))();
      return max;
    };
    const { levels, mic } = talking(view());
    expect(loudest(levels)).toBeGreaterThan(0.1);
    expect(loudest(mic.levels)).toBe(0);
    await clock.advance(momentOf(scripts.wholeInterview, 'answer-1') - momentOf(scripts.wholeInterview, 'asking-1'));
    expect(loudest(levels)).toBe(0);
    expect(loudest(mic.levels)).toBeGreaterThan(0.1);
  });

  it('takes a typed answer', async () => {
    const { room, session, view } = await hold(scripts.wholeInterview, 'role');
    await session.answer('For head of operations.');
    const payload = { id: 'id-1', text: 'For head of operations.' };
    expect(room.calls.at(-1)).toEqual({ method: 'viva.answer', payload });
    expect(talking(view()).captions.at(-1)).toMatchObject({ speaker: 'user', text: 'For head of operations.' });
  });

  it('shows feedback until the candidate chooses', async () => {
    const { room, session, view } = await hold(scripts.coached, 'choosing');
    expect(talking(view()).feedback).toEqual({ text: expect.stringMatching(/how it turned out/) });
    await session.choose(true);
    expect(room.calls.at(-1)).toEqual({ method: 'viva.choice', payload: { questionId: 'question-1', again: true } });
    expect(talking(view())).toMatchObject({ feedback: undefined, question: { n: 1 } });
  });

  it('takes no call while nobody is there', async () => {
    const { session } = await hold(scripts.nobodyComes);
    await expect(session.connection?.call('viva.ready', {})).rejects.toThrow('There is no interviewer in the room.');
  });

  it('mutes and unmutes', async () => {
    const { session, view } = await hold(scripts.wholeInterview, 'role');
    await session.setMicrophone(false);
    expect(talking(view()).mic.state).toBe('muted');
    await session.setMicrophone(true);
    expect(talking(view()).mic.state).toBe('live');
  });

  it('chooses a device, and plays sound after a press', async () => {
    const { session, view } = await hold(scripts.soundBlocked, 'role');
    expect(talking(view()).playback).toBe('audio-blocked');
    await session.connection?.chooseDevice('audioinput', 'headset');
    await session.connection?.startAudio();
    expect(talking(view())).toMatchObject({ playback: 'playing', devices: { audioInputId: 'headset' } });
  });

  it('says which microphone trouble there is, and hides one that is not allowed', async () => {
    const blocked = await hold(scripts.withoutMicrophone('blocked'), 'role');
    expect(talking(blocked.view())).toMatchObject({ mic: { state: 'blocked' }, notices: ['microphone-blocked'] });
    const hidden = await hold(scripts.mayNotPublish, 'role');
    expect(talking(hidden.view()).mic.state).toBe('hidden');
  });

  it('gives the microphone at a second try when it has become free', async () => {
    const freed: RoomScript = { microphone: 'in-use', steps: [{ step: 'microphone', failure: null, afterMs: 1_000 }] };
    const { clock, session, view } = await hold(freed);
    expect(talking(view()).notices).toContain('microphone-in-use');
    await clock.advance(1_000);
    await session.setMicrophone(true);
    expect(talking(view()).mic.state).toBe('live');
  });

  it('waits for an interviewer, and says at last that nobody is free', async () => {
    const { clock, view } = await hold(scripts.nobodyComes);
    await clock.advance(6_000);
    expect(talking(view()).notices).toEqual(['waiting-for-interviewer']);
    await clock.advance(20_000);
    expect(view()).toEqual({ phase: 'lost', reason: 'no-interviewer' });
  });

  it('goes on with another interviewer', async () => {
    const { clock, view } = await hold(scripts.interviewerReplaced, 'gone');
    expect(talking(view())).toMatchObject({ agentState: 'connecting', notices: ['interviewer-away'] });
    await clock.advance(endOf(scripts.interviewerReplaced) - momentOf(scripts.interviewerReplaced, 'gone'));
    expect(talking(view())).toMatchObject({ notices: [] });
    expect(talking(view()).captions.at(-1)?.text).toMatch(/^We were cut off/);
  });

  it('says that it reconnects, and forgets about it', async () => {
    const { clock, view } = await hold(scripts.reconnecting, 'away');
    expect(talking(view()).notices).toEqual(['reconnecting']);
    await clock.advance(4_000);
    expect(talking(view()).notices).toEqual([]);
  });

  it('is lost when it cannot be joined again, and tries once more on Retry', async () => {
    const { clock, session, view } = await hold(scripts.connectionLost, 'closed');
    expect(talking(view()).notices).toContain('reconnecting');
    await clock.advance(10_500);
    expect(view()).toEqual({ phase: 'lost', reason: 'connection' });
    session.retry();
    await clock.advance(0);
    expect(view().phase).not.toBe('lost');
  });

  it('finds the interview where it is when it is joined again', async () => {
    const { clock, view } = await hold(scripts.connectionRegained, 'closed');
    await clock.advance(1_500);
    expect(talking(view())).toMatchObject({ agentState: 'listening', notices: [], question: { n: 1 } });
    await clock.advance(momentOf(scripts.connectionRegained, 'question-2'));
    expect(talking(view()).question).toMatchObject({ n: 2 });
  });

  it.each([
    ['openedElsewhere', { phase: 'lost', reason: 'elsewhere' }],
    ['endedByService', { phase: 'ended', nothingSaid: false }],
  ] as const)('%s stops the interview', async (name, view) => {
    const interview = await hold(scripts[name], 'closed');
    expect(interview.view()).toMatchObject(view);
  });

  it('cannot be reached at all', async () => {
    const { clock, view } = await hold(scripts.unreachable);
    await clock.advance(11_000);
    expect(view()).toEqual({ phase: 'lost', reason: 'connection' });
  });

  it('stays connecting while joining hangs', async () => {
    const { clock, view } = await hold(scripts.joiningHangs);
    await clock.advance(10_000);
    expect(view()).toEqual({ phase: 'connecting' });
  });

  it('shows a condition of the interviewer’s', async () => {
    const { clock, view } = await hold(scripts.noticed('mind-fallback'), 'asking-1');
    await clock.advance(0);
    expect(talking(view()).notices).toEqual(['mind-fallback']);
  });

  it('is not entered when the service refuses', async () => {
    const refused = () => Promise.reject(new ApiError({ code: 'not-found', status: 404, message: 'No such room.' }));
    const { room, view } = await hold(scripts.wholeInterview, 'role', { ...service, getVoiceToken: refused });
    expect(view()).toEqual({ phase: 'failed', message: 'No such room.' });
    expect(room.elapsedMs()).toBe(0);
  });

  it('reports nothing any more to those who left', async () => {
    const { clock, session } = await hold(scripts.wholeInterview, 'role');
    await session.leave();
    let changes = 0;
    session.subscribe(() => changes++);
    await clock.advance(60_000);
    expect(changes).toBe(0);
  });
});
