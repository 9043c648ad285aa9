import { type ApiClient, createApiClient } from '@viva/api-client';

/** Settings of a service that believes {@link visitorFrom} where a request comes from. */
export const behindProxy = { TRUST_PROXY: 'true' } as const;

/** The product's own client at an address of the test's choice, for somebody without an account unless a token is given. */
export const visitorFrom = (serverUrl: string, address: string, idToken: string | null = null): ApiClient =>
  createApiClient({
    baseUrl: `${serverUrl}/api`,
    getToken: () => Promise.resolve(idToken),
    retryDelaysMs: [],
    fetch: (input, init = {}) =>
      fetch(input, { ...init, headers: { ...Object(init.headers), 'x-forwarded-for': address } as HeadersInit }),
  });
