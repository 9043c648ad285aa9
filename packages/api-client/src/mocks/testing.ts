import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createApiClient } from '../client.ts';

/** A client of the mocked service, for the tests of a file; `set` puts the service into a situation. */
export function mockedService() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  const clientWith = (timeoutMs: number) =>
    createApiClient({
      baseUrl: 'http://viva.test/api',
      getToken: () => Promise.resolve('token'),
      retryDelaysMs: [],
      timeoutMs,
    });
  const client = clientWith(20_000);
  const impatient = clientWith(100);

  return {
    client,
    set: (situation: readonly HttpHandler[]) => server.use(...situation),
    /** The client to meet a failure with: one that soon gives up where nothing will ever come. */
    meeting: (failure: object) => (failure === failures.hanging ? impatient : client),
  };
}

/** What failures look like to the client, by what happened. */
export const failures = {
  broken: { code: 'internal', status: 500, serverMessage: expect.stringMatching(/\w/) as unknown },
  silent: { code: 'internal', status: 500, serverMessage: '' },
  hanging: { code: 'timeout', status: 0 },
  offline: { code: 'network', status: 0 },
} as const;
