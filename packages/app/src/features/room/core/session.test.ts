import { ApiError } from '@viva/api-client';
import { describe, expect, it } from 'vitest';
import type { RoomMemory } from './memory.ts';
import { RoomSession, type SessionPorts } from './session.ts';
import type { TranscriptSegment } from './transcript.ts';
import { fakeClock, fakeRooms } from './testing.ts';

const agent = { identity: 'agent-1', audible: true, attributes: { 'lk.agent.state': 'listening' } };
type Refused = 'unauthorized' | 'consent-required' | 'session-ended' | 'not-found' | 'unavailable';
const refused = (code: Refused, status: number) => new ApiError({ code, status, message: `server says ${code}` });

function setUp(api: Partial<SessionPorts['api']> = {}, memory?: SessionPorts['memory']) {
  const clock = fakeClock();
  const { load: loadRoom, rooms, behaviour } = fakeRooms();
  let failures = 0;
  const load = () => (failures-- > 0 ? Promise.reject(new Error('no network')) : loadRoom());
  const asked: string[] = [];
  let tokens = 0;
  const session = new RoomSession('room-1234', {
    clock,
    load,
    newId: () => 'id',
    livekitUrl: 'ws://media',
    choices: () => ({ audioDeviceId: 'default', username: '' }),
    ...(memory && { memory }),
    api: {
      getVoiceToken: () => Promise.resolve(`token ${++tokens}`),
      endInterview: () => {
        asked.push('end');
        return Promise.resolve({ ended: true } as const);
      },
      requestInterviewer: () => {
        asked.push('interviewer');
        return Promise.resolve({ interviewer: 'dispatched' } as const);
      },
      ...api,
    },
  });
  const room = () => {
    const last = rooms.at(-1);
    if (!last) throw new Error('no room was opened');
    return last;
  };
  const connected = () => {
    const state = session.state();
    if (state.phase !== 'connected') throw new Error(`the session is ${state.phase}`);
    return state;
  };
  const failLoads = (times: number) => void (failures = times);
  return { clock, session, rooms, room, behaviour, asked, connected, failLoads, tokens: () => tokens };
}

function fakeMemory() {
  const kept: { segments: readonly TranscriptSegment[]; muted: boolean } = { segments: [], muted: false };
  const memory: RoomMemory = {
    read: () => ({ ...kept }),
    keepSegments: (segments) => void (kept.segments = segments),
    keepMuted: (muted) => void (kept.muted = muted),
    forget: () => void Object.assign(kept, { segments: [], muted: false }),
  };
  return { memory, kept };
}

describe('RoomSession', () => {
  it('goes from idle through the token to the room, with the microphone on', async () => {
    const { clock, session, connected } = setUp();
    expect(session.state().phase).toBe('idle');
    void session.start();
    expect(session.state().phase).toBe('fetching-token');
    await clock.advance(0);
    expect(connected().room).toMatchObject({ link: 'connected', micOn: true });
  });

  it('fetches the room’s script again when it could not be had', async () => {
    const { clock, session, connected, failLoads } = setUp();
    failLoads(1);
    void session.start();
    await clock.advance(0);
    expect(connected().room.link).toBe('connected');
  });

  it('says that the line is lost when the room’s script cannot be had', async () => {
    const { clock, session, failLoads } = setUp();
    failLoads(100);
    void session.start();
    await clock.advance(30_000);
    expect(session.state()).toMatchObject({ phase: 'lost', reason: 'connection' });
  });

  it('comes back after a reload with what was said, and with the microphone as it was left', async () => {
    const { memory, kept } = fakeMemory();
    const first = setUp({}, memory);
    void first.session.start();
    await first.clock.advance(0);
    const line = { id: 's1', type: 'agent', firstReceivedTime: 1, text: 'Why?', final: true } as const;
    first.room().events.onSegment(line);
    first.room().events.onSegment({ ...line, id: 's2', text: 'And', final: false });
    await first.session.setMicrophone(false);
    first.session.dispose();

    const again = setUp({}, memory);
    void again.session.start();
    await again.clock.advance(0);
    expect(again.connected()).toMatchObject({ segments: [line], room: { micOn: false } });
    await again.session.leave();
    expect(kept).toEqual({ segments: [], muted: false });
  });

  it('remembers nothing of what tells of danger to a life', async () => {
    const { memory, kept } = fakeMemory();
    const { session, clock, room } = setUp({}, memory);
    void session.start();
    await clock.advance(0);
    const said = { id: 's1', type: 'user', firstReceivedTime: 1, text: 'words', final: true } as const;
    room().events.onSegment(said);
    expect(kept.segments).toEqual([said]);
    room().change({ agent: { ...agent, attributes: { ...agent.attributes, 'viva.help': '"offered"' } } });
    room().events.onSegment({ ...said, id: 's2' });
    expect(kept.segments).toEqual([]);
  });

  it('has the interviewer pause, go on, and give the hint for the question that is shown', async () => {
    const { session, clock, room } = setUp();
    void session.start();
    await clock.advance(0);
    await expect(session.hint()).rejects.toThrow('no hint');
    const hint = { 'viva.hint': JSON.stringify({ questionId: 'q1' }) };
    room().change({ agent: { ...agent, attributes: { ...agent.attributes, ...hint } } });
    await session.pause(true);
    await session.pause(false);
    await session.hint();
    expect(room().calls.filter(([method]) => method !== 'viva.ready')).toEqual([
      ['viva.pause', { paused: true }],
      ['viva.pause', { paused: false }],
      ['viva.hint', { questionId: 'q1' }],
    ]);
  });

  it('tells the interviewer whether an answer is said again, while there is feedback on it', async () => {
    const { session, clock, room } = setUp();
    await expect(session.choose(true)).rejects.toThrow('There is nothing to choose.');
    void session.start();
    await clock.advance(0);
    await expect(session.choose(true)).rejects.toThrow('There is nothing to choose.');
    const feedback = { 'viva.feedback': JSON.stringify({ questionId: 'q1', text: 'Clear and short.' }) };
    room().change({ agent: { ...agent, attributes: { ...agent.attributes, ...feedback } } });
    await session.choose(true);
    await session.choose(false);
    expect(room().calls.filter(([method]) => method !== 'viva.ready')).toEqual([
      ['viva.choice', { questionId: 'q1', again: true }],
      ['viva.choice', { questionId: 'q1', again: false }],
    ]);
    room().change({ agent });
    await expect(session.choose(false)).rejects.toThrow('There is nothing to choose.');
  });

  it('asks for a consent that is missing', async () => {
    const { session } = setUp({ getVoiceToken: () => Promise.reject(refused('consent-required', 403)) });
    await session.start();
    expect(session.state()).toMatchObject({ phase: 'error', failure: { kind: 'consent' } });
  });

  it('shows the server’s message when the token is refused', async () => {
    const { session } = setUp({ getVoiceToken: () => Promise.reject(refused('not-found', 404)) });
    await session.start();
    expect(session.state()).toMatchObject({ phase: 'error', failure: { message: 'server says not-found' } });
  });

  it('gives up on a token after 15 seconds', async () => {
    const { session, clock } = setUp({ getVoiceToken: () => new Promise(() => undefined) });
    void session.start();
    await clock.advance(14_900);
    expect(session.state().phase).toBe('fetching-token');
    await clock.advance(200);
    expect(session.state().phase).toBe('error');
  });

  it('says that the connection is lost when the room can’t be reached, and joins on Retry', async () => {
    const { session, clock, behaviour, connected } = setUp();
    behaviour.connect = () => Promise.reject(new Error('refused'));
    void session.start();
    await clock.advance(60_000);
    expect(session.state()).toEqual({ phase: 'lost', reason: 'connection', help: false });
    behaviour.connect = () => Promise.resolve();
    session.retry();
    await clock.advance(0);
    expect(connected().room.link).toBe('connected');
  });

  it('says lost within a minute when the room never answers', async () => {
    const { session, clock, behaviour } = setUp();
    behaviour.connect = () => new Promise(() => undefined);
    void session.start();
    await clock.advance(60_000);
    expect(session.state().phase).toBe('lost');
  });

  it('stays in the room without a microphone, and says why', async () => {
    const { session, clock, behaviour, connected } = setUp();
    behaviour.mic = 'blocked';
    void session.start();
    await clock.advance(0);
    expect(connected()).toMatchObject({ micFailure: 'blocked', room: { micOn: false } });
    behaviour.mic = null;
    await session.setMicrophone(true);
    expect(connected()).toMatchObject({ micFailure: null, room: { micOn: true } });
  });

  it('asks for an interviewer after 5, 8 and 15 seconds, and says after 25 that nobody is free', async () => {
    const { session, clock, asked, connected } = setUp();
    void session.start();
    await clock.advance(4_900);
    expect(asked).toEqual([]);
    await clock.advance(200);
    expect(asked).toEqual(['interviewer']);
    expect(connected().wait).toBe('asked');
    await clock.advance(10_000);
    expect(asked).toEqual(['interviewer', 'interviewer', 'interviewer']);
    await clock.advance(10_000);
    expect(connected().wait).toBe('nobody');
  });

  it('goes on when an interviewer comes late', async () => {
    const { session, clock, room, connected } = setUp();
    void session.start();
    await clock.advance(30_000);
    room().change({ agent });
    await clock.advance(0);
    expect(connected().wait).toBe('none');
    expect(room().calls).toEqual([['viva.ready', {}]]);
  });

  it('asks again on Retry while nobody is there', async () => {
    const { session, clock, asked, connected } = setUp();
    void session.start();
    await clock.advance(30_000);
    session.retry();
    expect(asked).toHaveLength(4);
    expect(connected().wait).toBe('coming');
  });

  it('waits for another interviewer when one is lost', async () => {
    const { session, clock, room, asked, connected } = setUp();
    void session.start();
    await clock.advance(0);
    room().change({ agent });
    room().change({ agent: null });
    expect(connected()).toMatchObject({ met: true, wait: 'coming' });
    await clock.advance(5_000);
    expect(asked).toEqual(['interviewer']);
  });

  it('says ready only once the browser may play sound', async () => {
    const { session, clock, room } = setUp();
    void session.start();
    await clock.advance(0);
    room().change({ agent, canPlay: false });
    expect(room().calls).toEqual([]);
    room().change({ canPlay: true });
    expect(room().calls).toEqual([['viva.ready', {}]]);
  });

  it('joins the same room again with a new token when the connection is lost, keeping what was said', async () => {
    const { session, clock, rooms, room, tokens, connected } = setUp();
    void session.start();
    await clock.advance(0);
    room().events.onSegment({ id: 's', firstReceivedTime: 1, type: 'user', text: 'Hello', final: true });
    room().events.onClosed('lost');
    expect(connected().room.link).toBe('reconnecting');
    await clock.advance(0);
    expect(rooms).toHaveLength(2);
    expect(tokens()).toBe(2);
    expect(connected()).toMatchObject({ room: { link: 'connected' }, segments: [{ text: 'Hello' }] });
  });

  it('joins the room again where the interviewer is there and word does not reach them, twice at most', async () => {
    const { session, clock, rooms, room, connected } = setUp();
    const deaf = { ...agent, audible: false };
    void session.start();
    await clock.advance(0);
    room().change({ agent: deaf });
    await clock.advance(19_000);
    expect(rooms).toHaveLength(1);
    await clock.advance(2_000);
    expect(rooms).toHaveLength(2);
    expect(rooms[0]?.left).toBe(true);
    expect(connected().room.link).toBe('connected');
    for (let again = 0; again < 3; again++) {
      room().change({ agent: deaf });
      await clock.advance(30_000);
    }
    expect(rooms).toHaveLength(3);
  });

  it('stays in the room while sound can’t be played yet, and once word has reached the interviewer', async () => {
    const { session, clock, rooms, room } = setUp();
    void session.start();
    await clock.advance(0);
    room().change({ agent: { ...agent, audible: false }, canPlay: false });
    await clock.advance(60_000);
    room().change({ agent, canPlay: true });
    await clock.advance(60_000);
    // The line is broken for a moment, and the same room goes on.
    room().change({ link: 'reconnecting' });
    room().change({ link: 'connected' });
    await clock.advance(60_000);
    expect(rooms).toHaveLength(1);
  });

  it('keeps what was said and asked when the candidate tries again', async () => {
    const { session, clock, room, behaviour, connected } = setUp();
    void session.start();
    await clock.advance(0);
    room().change({ agent: { ...agent, attributes: { 'viva.phase': '"questions"' } } });
    room().events.onSegment({ id: 's', firstReceivedTime: 1, type: 'user', text: 'Hello', final: true });
    behaviour.connect = () => Promise.reject(new Error('refused'));
    room().events.onClosed('lost');
    await clock.advance(60_000);
    expect(session.state()).toEqual({ phase: 'lost', reason: 'connection', help: false });
    behaviour.connect = () => Promise.resolve();
    session.retry();
    await clock.advance(0);
    expect(connected()).toMatchObject({ segments: [{ text: 'Hello' }], facts: { phase: 'questions' }, met: true });
  });

  it('leaves a muted microphone muted when the room is joined again', async () => {
    const { session, clock, rooms, room, connected } = setUp();
    void session.start();
    await clock.advance(0);
    await session.setMicrophone(false);
    room().events.onClosed('lost');
    await clock.advance(0);
    expect(rooms).toHaveLength(2);
    expect(connected().room).toMatchObject({ link: 'connected', micOn: false });
  });

  it('turns a live microphone on again when the room is joined again', async () => {
    const { session, clock, room, connected } = setUp();
    void session.start();
    await clock.advance(0);
    room().events.onClosed('lost');
    await clock.advance(0);
    expect(connected().room).toMatchObject({ link: 'connected', micOn: true });
  });

  it('leaves the room to the other window when the interview is opened there', async () => {
    const { session, clock, rooms, room } = setUp();
    void session.start();
    await clock.advance(0);
    room().events.onClosed('elsewhere');
    await clock.advance(60_000);
    expect(session.state()).toEqual({ phase: 'lost', reason: 'elsewhere', help: false });
    expect(rooms).toHaveLength(1);
  });

  it('shows what the service says when the identity expired before the room was joined again', async () => {
    let tokens = 0;
    const { session, clock, room } = setUp({
      getVoiceToken: () => (tokens++ === 0 ? Promise.resolve('t') : Promise.reject(refused('unauthorized', 401))),
    });
    void session.start();
    await clock.advance(0);
    room().events.onClosed('lost');
    await clock.advance(0);
    expect(session.state()).toMatchObject({ phase: 'error', failure: { kind: 'sign-in' } });
  });

  it('has ended when the service says so while joining again', async () => {
    let tokens = 0;
    const { session, clock, room } = setUp({
      getVoiceToken: () => (tokens++ === 0 ? Promise.resolve('t') : Promise.reject(refused('session-ended', 410))),
    });
    void session.start();
    await clock.advance(0);
    room().events.onClosed('lost');
    await clock.advance(0);
    expect(session.state().phase).toBe('ended');
  });

  it('ends with the interviewer’s goodbye and with the room', async () => {
    const first = setUp();
    void first.session.start();
    await first.clock.advance(0);
    first.room().change({ agent: { ...agent, attributes: { 'viva.phase': '"ended"' } } });
    expect(first.session.state()).toEqual({ phase: 'ended', nothingSaid: true, help: false });
    await first.clock.advance(5_000);
    expect(first.room().left).toBe(true);

    const second = setUp();
    void second.session.start();
    await second.clock.advance(0);
    second.room().events.onClosed('closed');
    expect(second.session.state().phase).toBe('ended');
  });

  it('shows a typed answer among what was said once it is acknowledged', async () => {
    const { session, clock, room, connected } = setUp();
    void session.start();
    await clock.advance(0);
    const sent = session.answer('I led the team.');
    expect(connected().segments).toEqual([]);
    room().change({ agent });
    await sent;
    expect(connected().segments).toMatchObject([{ type: 'user', text: 'I led the team.', final: true }]);
  });

  it('ends the interview on Disconnect', async () => {
    const { session, clock, room, asked } = setUp();
    void session.start();
    await clock.advance(0);
    void session.leave();
    expect(asked).toEqual(['end']);
    expect(room().left).toBe(true);
    expect(session.state()).toEqual({ phase: 'idle' });
  });

  it('tells the service again when it could not be told that the candidate has left', async () => {
    let calls = 0;
    const endInterview = () =>
      ++calls < 4 ? Promise.reject(refused('unavailable', 503)) : Promise.resolve({ ended: true } as const);
    const { session, clock } = setUp({ endInterview });
    void session.start();
    await clock.advance(0);
    const told = session.leave();
    await clock.advance(10_000);
    expect({ told: await told, calls }).toEqual({ told: true, calls: 4 });
  });

  it('gives up within half a minute on a service that never hears of the end, and says so', async () => {
    const { session, clock } = setUp({ endInterview: () => new Promise(() => undefined) });
    void session.start();
    await clock.advance(0);
    const told = session.leave();
    await clock.advance(30_000);
    expect(await told).toBe(false);
  });

  it('has nothing to tell where no interview has begun, or none is known', async () => {
    const down = () => Promise.reject(refused('unavailable', 503));
    const never = setUp({ getVoiceToken: down, endInterview: down });
    await never.session.start();
    const left = never.session.leave();
    await never.clock.advance(30_000);
    expect(await left).toBe(true);

    const unknown = setUp({ endInterview: () => Promise.reject(refused('not-found', 404)) });
    void unknown.session.start();
    await unknown.clock.advance(0);
    expect(await unknown.session.leave()).toBe(true);
  });

  it('does not end the interview when the page goes elsewhere', async () => {
    const { session, clock, room, asked } = setUp();
    void session.start();
    await clock.advance(0);
    session.dispose();
    expect(asked).toEqual([]);
    expect(room().left).toBe(true);
  });

  it('joins nothing when it was left while the token was fetched', async () => {
    const { session, clock, rooms } = setUp();
    void session.start();
    session.dispose();
    await clock.advance(60_000);
    expect(rooms).toHaveLength(0);
    expect(session.state()).toEqual({ phase: 'idle' });
  });
});

describe('where to call', () => {
  const needing = (stage: 'offered' | 'closing', identity = 'agent-1') => ({
    ...agent,
    identity,
    attributes: { ...agent.attributes, 'viva.help': JSON.stringify(stage) },
  });
  const offered = async () => {
    const it = setUp();
    await it.session.start();
    it.room().change({ agent: needing('offered') });
    return it;
  };

  it('is shown when the interviewer says so, and taken away when it goes on', async () => {
    const { room, connected } = await offered();
    expect(connected().help).toEqual({ stage: 'offered', by: 'agent-1' });
    room().change({ agent: needing('closing') });
    expect(connected().help?.stage).toBe('closing');
    room().change({ agent });
    expect(connected().help).toBeNull();
  });

  it('stays when the interviewer is lost and another takes over, until the candidate goes on', async () => {
    const { session, room, connected } = await offered();
    room().change({ agent: null });
    room().change({ agent: { ...agent, identity: 'agent-2' } });
    expect(connected().help?.stage).toBe('offered');
    await session.answer('Go on.');
    expect(connected().help).toBeNull();
  });

  it('is taken away by the interviewer alone when that is the one who had it shown', async () => {
    const { session, connected } = await offered();
    await session.answer('Go on.');
    expect(connected().help?.stage).toBe('offered');
  });

  it('stays at the end, when the interviewer says goodbye and when the room closes', async () => {
    const goodbye = await offered();
    const attributes = { ...needing('closing').attributes, 'viva.phase': '"ended"' };
    goodbye.room().change({ agent: { ...agent, attributes } });
    expect(goodbye.session.state()).toMatchObject({ phase: 'ended', help: true });
    const closed = await offered();
    closed.room().events.onClosed('closed');
    expect(closed.session.state()).toMatchObject({ phase: 'ended', help: true });
  });

  it('stays when the candidate ends the interview, of which the service is told', async () => {
    const { session, asked } = await offered();
    session.finish();
    expect(session.state()).toMatchObject({ phase: 'ended', help: true });
    expect(asked).toEqual(['end']);
  });

  it('stays when the connection is lost, and is there again afterwards', async () => {
    const { session, room, connected, clock } = await offered();
    room().events.onClosed('elsewhere');
    expect(session.state()).toEqual({ phase: 'lost', reason: 'elsewhere', help: true });
    session.retry();
    await clock.advance(0);
    expect(connected().help?.stage).toBe('offered');
  });
});
