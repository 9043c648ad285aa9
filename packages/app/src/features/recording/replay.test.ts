import type { Recordings } from '@viva/api-client';
import { describe, expect, it, vi } from 'vitest';
import type { PlayerEvents } from './player.ts';
import { Replay } from './replay.ts';

const began = Date.parse('2026-11-21T12:00:00Z');
const turn = (n: number, startMs: number, durationMs: number, version = 1) => ({
  ...{ n, startMs, durationMs },
  path: `/recordings/session/${n}?v=${version}`,
});
const three = (version = 1): Recordings => ({
  state: 'ready',
  validUntil: new Date(began + version * 600_000).toISOString(),
  turns: [turn(1, 4_000, 6_000, version), turn(3, 20_000, 5_000, version), turn(5, 40_000, 10_000, version)],
});

/** A replay whose player does what the test says. */
function replayOf(...replies: (Recordings | Error)[]) {
  let [asked, now] = [0, began];
  let events: PlayerEvents | undefined;
  const player = {
    address: '',
    atMs: 0,
    playing: false,
    load: vi.fn((address: string, fromMs: number) => void Object.assign(player, { address, atMs: fromMs })),
    seek: (toMs: number) => void (player.atMs = toMs),
    play: vi.fn(() => {
      player.playing = true;
      return Promise.resolve();
    }),
    pause: () => void (player.playing = false),
    positionMs: () => player.atMs,
    close: vi.fn(),
  };
  const replay = new Replay({
    load: () => {
      const reply = replies[Math.min(asked++, replies.length - 1)];
      return reply instanceof Error || !reply ? Promise.reject(reply ?? new Error('none')) : Promise.resolve(reply);
    },
    addressOf: (path) => `/api${path}`,
    player: (told) => {
      events = told;
      return player;
    },
    now: () => now,
  });
  const close = replay.open();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    ...{ replay, player, close, settle },
    asked: () => asked,
    later: (ms: number) => void (now += ms),
    tell: async (event: keyof PlayerEvents) => {
      events?.[event]();
      await settle();
    },
  };
}

async function opened(...replies: (Recordings | Error)[]) {
  const all = replayOf(...(replies.length > 0 ? replies : [three()]));
  await all.settle();
  return all;
}

describe('Replay', () => {
  it('begins, before anything is pressed, at the first word', async () => {
    const { replay, player } = await opened();
    expect(replay.state).toEqual({ state: 'paused', positionMs: 4_000, durationMs: 50_000 });
    expect(player.play).not.toHaveBeenCalled();
  });

  it.each([
    ['none', 'not-recorded'],
    ['erased', 'erased'],
  ] as const)('says of an interview with %s that it is %s', async (state, reason) => {
    const { replay } = await opened({ ...three(), state, turns: [] });
    expect(replay.state).toEqual({ state: 'unavailable', reason });
  });

  it('plays turn after turn on the clock of the interview, and stops after the last', async () => {
    const { replay, player, tell, settle } = await opened();
    replay.play();
    await settle();
    expect([player.address, player.atMs]).toEqual(['/api/recordings/session/1?v=1', 0]);
    player.atMs = 2_500;
    await tell('onTime');
    expect(replay.state).toMatchObject({ state: 'playing', positionMs: 6_500 });
    await tell('onEnded');
    expect(player.address).toBe('/api/recordings/session/3?v=1');
    expect(replay.state).toMatchObject({ state: 'playing', positionMs: 20_000 });
    await tell('onEnded');
    await tell('onEnded');
    expect(replay.state).toMatchObject({ state: 'paused', positionMs: 50_000 });
    replay.play();
    await settle();
    expect(player.address).toBe('/api/recordings/session/1?v=1');
  });

  it('goes to a word, and from where nothing was recorded to the next answer', async () => {
    const { replay, player, settle } = await opened();
    replay.seek(22_000);
    expect(replay.state).toMatchObject({ state: 'paused', positionMs: 22_000 });
    replay.play();
    await settle();
    expect([player.address, player.atMs]).toEqual(['/api/recordings/session/3?v=1', 2_000]);
    replay.seek(30_000);
    await settle();
    expect([player.address, player.atMs]).toEqual(['/api/recordings/session/5?v=1', 0]);
    player.load.mockClear();
    replay.seek(41_000);
    await settle();
    expect([player.load.mock.calls.length, player.atMs]).toEqual([0, 1_000]);
  });

  it('asks for new addresses when the old ones have had their time', async () => {
    const { replay, player, later, asked, settle } = await opened(three(), three(2));
    later(599_000);
    replay.play();
    await settle();
    expect([player.address, asked()]).toEqual(['/api/recordings/session/1?v=2', 2]);
  });

  it('goes on where it was when an address fails, and fails when a new one does too', async () => {
    const { replay, player, tell, settle } = await opened(three(), three(2));
    replay.play();
    await settle();
    player.atMs = 3_000;
    await tell('onTime');
    await tell('onFailed');
    expect([player.address, player.atMs]).toEqual(['/api/recordings/session/1?v=2', 3_000]);
    await tell('onFailed');
    expect(replay.state).toEqual({ state: 'unavailable', reason: 'failed' });
  });

  it('says that it failed when there is no answer, and can be asked again', async () => {
    const { replay } = await opened(new Error('away'), three());
    expect(replay.state).toEqual({ state: 'unavailable', reason: 'failed' });
    await replay.retry();
    expect(replay.state).toMatchObject({ state: 'paused' });
  });

  it('waits for another press where the browser lets nothing play', async () => {
    const { replay, player, settle } = await opened();
    player.play.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    replay.play();
    await settle();
    expect(replay.state).toMatchObject({ state: 'paused', positionMs: 4_000 });
  });

  it('takes nothing more once it is closed', async () => {
    const { replay, player, close, settle } = replayOf(three());
    close();
    await settle();
    expect(replay.state).toEqual({ state: 'loading' });
    expect(player.close).toHaveBeenCalledOnce();
  });
});
