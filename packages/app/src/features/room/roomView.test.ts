import { describe, expect, it } from 'vitest';
import { type ConnectedState, joiningRoom } from './core/sessionState.ts';
import { type RoomExtras, roomViewOf } from './roomView.ts';

const extras: RoomExtras = {
  ears: 'unavailable',
  agentLevels: undefined,
  micLevels: undefined,
  startedAtMs: undefined,
  email: 'a@example.com',
  captionSettings: { shown: true, announced: false, size: 'regular' },
  platform: { browser: 'firefox', system: 'linux' },
};
const room = { ...joiningRoom.room, link: 'connected', micOn: true } as const;
const talking: ConnectedState = { ...joiningRoom, room, joined: true };

describe('roomViewOf', () => {
  it('waits until the room is joined', () => {
    expect(roomViewOf({ phase: 'fetching-token' }, extras)).toEqual({ phase: 'connecting' });
    expect(roomViewOf(joiningRoom, extras)).toEqual({ phase: 'connecting' });
  });

  it('hides the microphone from those who may not publish', () => {
    const view = roomViewOf({ ...talking, room: { ...room, canPublish: false } }, extras);
    expect(view).toMatchObject({ phase: 'talking', mic: { state: 'hidden' } });
  });

  it.each([
    ['blocked', 'blocked', 'microphone-blocked'],
    ['insecure', 'blocked', 'microphone-insecure'],
    ['missing', 'missing', 'microphone-missing'],
    ['in-use', 'missing', 'microphone-in-use'],
  ] as const)('says why there is no microphone: %s', (micFailure, state, notice) => {
    const view = roomViewOf({ ...talking, micFailure }, extras);
    expect(view).toMatchObject({ mic: { state }, notices: [notice] });
  });

  it('tells waiting for the first interviewer from having lost one', () => {
    expect(roomViewOf({ ...talking, wait: 'coming' }, extras)).toMatchObject({ notices: [] });
    expect(roomViewOf({ ...talking, wait: 'asked' }, extras)).toMatchObject({ notices: ['waiting-for-interviewer'] });
    const lost = roomViewOf({ ...talking, met: true, wait: 'coming' }, extras);
    expect(lost).toMatchObject({ notices: ['interviewer-away'] });
  });

  it('says that nobody is free when waiting has lasted too long', () => {
    expect(roomViewOf({ ...talking, wait: 'nobody' }, extras)).toEqual({ phase: 'lost', reason: 'no-interviewer' });
  });

  it('asks for a press when the browser plays no sound', () => {
    const view = roomViewOf({ ...talking, room: { ...room, canPlay: false } }, extras);
    expect(view).toMatchObject({ playback: 'audio-blocked' });
  });

  it.each([
    ['unavailable', undefined, 'settled'],
    ['off', 'server', 'settled'],
    ['asking', 'server', 'asked'],
    ['on', 'browser', 'settled'],
    ['failed', 'server', 'settled'],
  ] as const)('offers the choice of who listens where there is one: %s', (state, ears, consent) => {
    expect(roomViewOf(talking, { ...extras, ears: state })).toMatchObject({ ears, consent });
  });

  it('says each thing once', () => {
    const facts = { ...joiningRoom.facts, notice: { code: 'ears-fallback', atMs: 0 } } as const;
    expect(roomViewOf({ ...talking, facts }, { ...extras, ears: 'failed' })).toMatchObject({
      notices: ['ears-fallback'],
    });
  });

  it('says where the report goes', () => {
    expect(roomViewOf({ phase: 'ended', nothingSaid: false }, extras)).toMatchObject({ reportTo: 'a@example.com' });
  });
});
