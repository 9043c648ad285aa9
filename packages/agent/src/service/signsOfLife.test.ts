import { expect, test, vi } from 'vitest';
import { ServiceError } from './serviceClient.ts';
import { SignsOfLife } from './signsOfLife.ts';

test.each([
  [410, 'leaves a session that has ended', 1],
  [404, 'leaves a session that is no more', 1],
  [503, 'stays while the service is away', 0],
])('with an answer of %i an interviewer %s', async (status, _what, times) => {
  const ended = vi.fn();
  const alive = vi.fn(() => Promise.reject(new ServiceError(status, 'code', 'said no')));
  const never = () => Promise.reject(new Error('Nobody asks for this.'));
  const life = new SignsOfLife(
    { alive, session: never, putTurn: never, withdraw: never, pause: never, end: never },
    'session',
    {
      ended,
    },
  );
  life.start();
  await vi.waitFor(() => expect(alive.mock.settledResults).toMatchObject([{ type: 'rejected' }]));
  await Promise.resolve();
  life.stop();
  expect(ended).toHaveBeenCalledTimes(times);
});
