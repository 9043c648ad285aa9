import { describe, expect, it } from 'vitest';
import { type ConnectedState, joiningRoom } from './core/sessionState.ts';
import { type RoomExtras, roomViewOf } from './roomView.ts';

const extras: RoomExtras = {
  agentLevels: undefined,
  micLevels: undefined,
  ending: false,
  email: 'a@example.com',
  captionSettings: { shown: true, announced: false, size: 'regular' },
  platform: { browser: 'firefox', system: 'linux' },
  help: { countries: [], everywhere: 'https://example.org' },
};
const room = { ...joiningRoom.room, link: 'connected', micOn: true } as const;
const talking: ConnectedState = { ...joiningRoom, room, joined: true };

describe('roomViewOf', () => {
  it('shows the interviewer’s time by this browser’s clock, without the pauses', () => {
    const clock = { startedAtMs: 1_000_000, pausedMs: 60_000, pause: null, pausable: true };
    const facts = { ...joiningRoom.facts, clock };
    expect(roomViewOf({ ...talking, facts, met: true, clockAheadMs: 5_000 }, extras)).toMatchObject({
      startedAtMs: 1_065_000,
      pause: 'possible',
    });
    const pause = { by: 'press', atMs: 1_200_000, untilMs: 1_800_000 } as const;
    const paused = { ...facts, clock: { ...clock, pause, pausable: false } };
    expect(roomViewOf({ ...talking, facts: paused, met: true, clockAheadMs: 5_000 }, extras)).toMatchObject({
      startedAtMs: 1_065_000,
      stoppedAtMs: 1_205_000,
      pause: { by: 'press', untilMs: 1_805_000 },
    });
    expect(roomViewOf({ ...talking, facts }, extras)).not.toHaveProperty('startedAtMs');
  });

  it('shows a hint with its own question alone', () => {
    const question = { id: 'q2', n: 2, of: 6, text: 'Why?' };
    const shown = (questionId: string) => {
      const facts = { ...joiningRoom.facts, question, hint: { questionId, text: 'Pick one event.' } };
      const view = roomViewOf({ ...talking, facts }, extras);
      return view.phase === 'talking' ? view.hint : undefined;
    };
    expect(shown('q2')).toEqual({ text: 'Pick one event.' });
    expect(shown('q1')).toBeUndefined();
  });

  it('shows feedback with its own question alone', () => {
    const question = { id: 'q2', n: 2, of: 6, text: 'Why?' };
    const shown = (questionId: string) => {
      const facts = { ...joiningRoom.facts, question, feedback: { questionId, text: 'Clear and short.' } };
      const view = roomViewOf({ ...talking, facts }, extras);
      return view.phase === 'talking' ? view.feedback : undefined;
    };
    expect(shown('q2')).toEqual({ text: 'Clear and short.' });
    expect(shown('q1')).toBeUndefined();
  });

  it('asks whether the interview is to end, with how far it has come', () => {
    const progress = { answered: 3, of: 8 };
    const facts = { ...joiningRoom.facts, progress };
    expect(roomViewOf({ ...talking, facts }, { ...extras, ending: true })).toMatchObject({ ending: progress });
    expect(roomViewOf({ ...talking, facts }, extras)).toMatchObject({ ending: undefined });
  });

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

  it('says each thing once', () => {
    const facts = { ...joiningRoom.facts, ears: 'typing', notice: { code: 'ears-typing', atMs: 0 } } as const;
    expect(roomViewOf({ ...talking, facts }, extras)).toMatchObject({ notices: ['ears-typing'] });
  });

  it('says where the report goes', () => {
    expect(roomViewOf({ phase: 'ended', nothingSaid: false, help: false }, extras)).toMatchObject({
      reportTo: 'a@example.com',
    });
  });

  it('shows where to call while that is due, wherever the interview is', () => {
    const help = { stage: 'offered', by: 'agent-1' } as const;
    const stays = { help: { ...extras.help, canGoOn: false } };
    expect(roomViewOf({ ...talking, help }, extras)).toMatchObject({ help: { ...extras.help, canGoOn: true } });
    expect(roomViewOf({ ...talking, help: { ...help, stage: 'closing' } }, extras)).toMatchObject(stays);
    expect(roomViewOf({ ...talking, help, wait: 'nobody' }, extras)).toMatchObject({ phase: 'lost', ...stays });
    expect(roomViewOf({ phase: 'lost', reason: 'connection', help: true }, extras)).toMatchObject(stays);
    expect(roomViewOf({ phase: 'ended', nothingSaid: false, help: true }, extras)).toMatchObject(stays);
    expect(roomViewOf(talking, extras)).not.toHaveProperty('help');
  });
});
