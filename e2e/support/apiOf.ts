import { createApiClient } from '@viva/api-client';
import { z } from 'zod';
import { Candidate } from './candidate.ts';
import type { Stack } from './stack.ts';

/** The service's calls in the name of a candidate who has logged in beside their page. */
export async function apiOf(stack: Stack, { email }: Candidate) {
  const reply = await fetch(
    `${stack.identityUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: Candidate.password, returnSecureToken: true }),
    },
  );
  const { idToken } = z.object({ idToken: z.string() }).parse(await reply.json());
  return createApiClient({ baseUrl: `${stack.pageUrl}/api`, getToken: () => Promise.resolve(idToken) });
}
