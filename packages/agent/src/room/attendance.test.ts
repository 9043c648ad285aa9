import { RoomEvent } from '@livekit/rtc-node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Attendance, type Doors } from './attendance.ts';

type Listener = Parameters<Doors['on']>[1];

function watch(...present: string[]) {
  const pause = { leftMs: 0 };
  const participants = new Map(present.map((identity) => [identity, {}]));
  const listeners = new Map<string, Listener>();
  const room: Doors = {
    remoteParticipants: participants,
    on: (event, listener) => listeners.set(event, listener),
  };
  const told: string[] = [];
  const attendance = new Attendance(
    room,
    'candidate',
    {
      ready: () => told.push('ready'),
      away: () => told.push('away'),
      gone: () => told.push('gone'),
      nobody: () => told.push('nobody'),
    },
    () => pause.leftMs,
  );
  attendance.begin(room, 'candidate');
  const report = (event: RoomEvent) => (identity: string) => listeners.get(event)?.({ identity });
  return {
    attendance,
    pause,
    told,
    comes: report(RoomEvent.ParticipantConnected),
    leaves: report(RoomEvent.ParticipantDisconnected),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Attendance', () => {
  it('is ready as soon as the browser says that it plays sound', () => {
    const { attendance, told } = watch('candidate');
    attendance.heard();
    expect(told).toEqual(['ready']);
    vi.advanceTimersByTime(120_000);
    expect(told).toEqual(['ready']);
  });

  it('begins all the same eight seconds after the candidate came, when the browser says nothing', () => {
    const { told, comes } = watch();
    vi.advanceTimersByTime(5_000);
    comes('candidate');
    vi.advanceTimersByTime(7_900);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(told).toEqual(['ready']);
  });

  it('is free for others when nobody comes within a quarter of a minute', () => {
    const { told } = watch();
    vi.advanceTimersByTime(14_900);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(told).toEqual(['nobody']);
  });

  it('is free for others a quarter of a minute after somebody has left who was never heard of', () => {
    const { told, leaves } = watch('candidate');
    vi.advanceTimersByTime(12_000);
    leaves('candidate');
    vi.advanceTimersByTime(15_000);
    expect(told).toEqual(['ready', 'away', 'nobody']);
  });

  it('tells at once that the candidate has left, and after a minute that they stay away', () => {
    const { attendance, told, leaves } = watch('candidate');
    attendance.heard();
    leaves('candidate');
    expect(told).toEqual(['ready', 'away']);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['ready', 'away', 'gone']);
  });

  it('lets a candidate come back within the minute', () => {
    const { attendance, told, comes, leaves } = watch('candidate');
    attendance.heard();
    leaves('candidate');
    vi.advanceTimersByTime(50_000);
    comes('candidate');
    attendance.heard();
    vi.advanceTimersByTime(120_000);
    expect(told).toEqual(['ready', 'away', 'ready']);
  });

  it('does not begin without a candidate who left before they could hear', () => {
    const { told, leaves } = watch('candidate');
    leaves('candidate');
    vi.advanceTimersByTime(14_000);
    expect(told).toEqual(['away']);
  });

  it('takes no notice of anybody else', () => {
    const { told, comes, leaves } = watch();
    comes('somebody');
    leaves('somebody');
    vi.advanceTimersByTime(14_000);
    expect(told).toEqual([]);
  });

  it('says nothing any more once it is stopped', () => {
    const { attendance, told } = watch('candidate');
    attendance.stop();
    vi.advanceTimersByTime(120_000);
    expect(told).toEqual([]);
  });

  it('waits for a candidate who paused until the pause ends, and a minute more', () => {
    const { attendance, pause, told, leaves } = watch('candidate');
    attendance.heard();
    pause.leftMs = 300_000;
    leaves('candidate');
    vi.advanceTimersByTime(359_000);
    expect(told).not.toContain('gone');
    vi.advanceTimersByTime(2_000);
    expect(told).toContain('gone');
  });
});
