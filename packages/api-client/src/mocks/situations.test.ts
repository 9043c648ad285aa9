import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '../contract/index.ts';
import {
  accounts,
  again,
  allWell,
  candidates,
  checkout,
  cancel,
  employerJob,
  history,
  jobPosts,
  practiceSetup,
  previewRooms,
  profile,
  recordings,
  replying,
  rooms,
  sharing,
  slow,
  slowMs,
  subscription,
  textChat,
} from './index.ts';

const request = { params: {}, query: {}, body: undefined, origin: 'http://viva.test' };

describe('a mocked answer', () => {
  it('keeps to the contract', () => {
    expect(() => replying(calls.generateRoom, { room_id: 'no id' })).toThrow();
  });

  it('writes what travels inside a string', async () => {
    const answer = replying(calls.updateJobPost, { content: 'x', structured_data: jobPosts.suggestion });
    const body: unknown = await (await answer(request)).json();
    expect(body).toEqual({ content: 'x', structured_data: JSON.stringify(jobPosts.suggestion) });
  });
});

describe('a slow answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes when its time is over', async () => {
    const answered = vi.fn();
    const answer = slow(replying(calls.getVoiceToken, 'media-token'));
    void Promise.resolve(answer(request)).then(answered);
    await vi.advanceTimersByTimeAsync(slowMs - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalled();
  });
});

describe('the best case', () => {
  const mocked = new Set(allWell().map(({ info }) => `${String(info.method)} ${String(info.path)}`));

  it.each(Object.values(calls))('answers $name', ({ method, path }) => {
    expect(mocked).toContain(`${method} *${path}`);
  });
});

describe('every area', () => {
  it.each(
    Object.entries({
      rooms,
      previewRooms,
      candidates,
      textChat,
      subscription,
      checkout,
      cancel,
      jobPosts,
      employerJob,
      history,
      again,
      recordings,
      sharing,
      accounts,
      practiceSetup,
      profile,
    }),
  )('%s can be slow, hang, and be away', (_name, situations) => {
    expect(Object.keys(situations)).toEqual(expect.arrayContaining(['slow', 'hanging', 'offline']));
  });
});
