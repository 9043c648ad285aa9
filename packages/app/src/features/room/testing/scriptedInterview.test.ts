import { ApiError } from '@viva/api-client';
import type { RoomView } from '@viva/ui';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../core/testing.ts';
import type { RoomScript } from './script.ts';
import { holdScriptedInterview, type ScriptedInterviewOptions } from './scriptedInterview.ts';
import * as scripts from './scripts.ts';
import { endOf, momentOf } from './timeline.ts';

async function hold(script: RoomScript, mark?: string, options: ScriptedInterviewOptions = {}) {
  const clock = fakeClock();
  const interview = holdScriptedInterview(script, { clock, ...options });
  await clock.advance(mark === undefined ? 0 : momentOf(script, mark));
  return { clock, interview, view: interview.view };
}

const talking = (view: RoomView) => {
  if (view.phase !== 'talking') throw new Error(`the room is ${view.phase}`);
  return view;
};

describe('a scripted interview', () => {
  it('goes from connecting to the goodbye', async () => {
    const clock = fakeClock();
    const { view } = holdScriptedInterview(scripts.wholeInterview, { clock });
    expect(view()).toEqual({ phase: 'connecting' });
    const phases = new Set<string>();
    for (let ms = 0; ms <= endOf(scripts.wholeInterview); ms += 250) {
      await clock.advance(250);
      const now = view();
      phases.add(now.phase === 'talking' ? now.agentState : now.phase);
    }
    expect([...phases]).toEqual(['connecting', 'initializing', 'listening', 'speaking', 'thinking', 'ended']);
    expect(view()).toEqual({ phase: 'ended', reportTo: 'ada@example.com', nothingSaid: false });
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
    const loudest = (source: ReturnType<typeof talking>['levels']) => {
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
    const { view, interview } = await hold(scripts.wholeInterview, 'role');
    await interview.actions.onSendAnswer('For head of operations.');
    expect(interview.room.calls.at(-1)).toEqual({
      method: 'viva.answer',
      payload: { id: 'id-1', text: 'For head of operations.' },
    });
    expect(talking(view()).captions.at(-1)).toMatchObject({ speaker: 'user', text: 'For head of operations.' });
  });

  it('mutes and unmutes', async () => {
    const { clock, view, interview } = await hold(scripts.wholeInterview, 'role');
    interview.actions.onToggleMic();
    await clock.advance(0);
    expect(talking(view()).mic.state).toBe('muted');
    interview.actions.onToggleMic();
    await clock.advance(0);
    expect(talking(view()).mic.state).toBe('live');
  });

  it('chooses a device, plays sound after a press, and asks who listens', async () => {
    const { clock, view, interview } = await hold(scripts.soundBlocked, 'role', { ears: 'asking' });
    expect(talking(view())).toMatchObject({ playback: 'audio-blocked', consent: 'asked' });
    interview.actions.onChooseDevice('audioinput', 'headset');
    interview.actions.onStartMedia();
    interview.actions.onChooseEars('browser');
    await clock.advance(0);
    expect(talking(view())).toMatchObject({
      playback: 'playing',
      consent: 'settled',
      ears: 'browser',
      devices: { audioInputId: 'headset' },
    });
  });

  it('says which microphone trouble there is, and hides one that is not allowed', async () => {
    const blocked = await hold(scripts.withoutMicrophone('blocked'), 'role');
    expect(talking(blocked.view())).toMatchObject({ mic: { state: 'blocked' }, notices: ['microphone-blocked'] });
    const hidden = await hold(scripts.mayNotPublish, 'role');
    expect(talking(hidden.view()).mic.state).toBe('hidden');
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
    const { clock, view, interview } = await hold(scripts.connectionLost, 'closed');
    expect(talking(view()).notices).toContain('reconnecting');
    await clock.advance(10_500);
    expect(view()).toEqual({ phase: 'lost', reason: 'connection' });
    interview.actions.onReconnect();
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

  it('shows what the service says when it refuses', async () => {
    const refused = () => Promise.reject(new ApiError({ code: 'not-found', status: 404, message: 'No such room.' }));
    const api = { getVoiceToken: refused, endInterview: refused, requestInterviewer: refused };
    const { view } = await hold(scripts.wholeInterview, 'role', { api });
    expect(view()).toEqual({ phase: 'failed', message: 'No such room.' });
  });

  it('does nothing any more once it is left', async () => {
    let left = 0;
    const { clock, interview } = await hold(scripts.wholeInterview, 'role', { onLeave: () => left++ });
    interview.actions.onDisconnect();
    const at = interview.room.calls.length;
    let changes = 0;
    interview.subscribe(() => changes++);
    await clock.advance(60_000);
    expect([left, changes, interview.room.calls.length]).toEqual([1, 0, at]);
  });
});
