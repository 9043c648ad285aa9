import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askForMicrophone } from './askForMicrophone.ts';

const stop = vi.fn();
const given = (answer: Promise<unknown>) =>
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => answer } });
const opened = { getTracks: () => [{ stop }] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  stop.mockClear();
});

it('lets a microphone that was allowed go again', async () => {
  given(Promise.resolve(opened));
  await askForMicrophone();
  expect(stop).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['NotAllowedError', 'blocked'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'in-use'],
])('tells of %s that the microphone is %s', async (name, trouble) => {
  given(Promise.reject(new DOMException('', name)));
  await expect(askForMicrophone()).rejects.toMatchObject({ trouble });
});

it('needs a page that came over a secure connection', async () => {
  vi.stubGlobal('navigator', {});
  await expect(askForMicrophone()).rejects.toMatchObject({ trouble: 'insecure' });
});

it('takes a question that nobody answers for a no after twenty seconds, and keeps no microphone that comes later', async () => {
  let allow: (stream: unknown) => void = () => undefined;
  given(new Promise((resolve) => (allow = resolve)));
  const asked = askForMicrophone();
  const refused = expect(asked).rejects.toMatchObject({ trouble: 'blocked' });
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
  allow(opened);
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
});
