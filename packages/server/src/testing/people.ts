import { type ApiClient, createApiClient } from '@viva/api-client';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { identityKeys } from '../embedded/identityKeys.ts';

/** Somebody with an account, and the calls as they make them. */
export interface TestPerson {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly api: ApiClient;
}

const accountSchema = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });

/** Asks the identity service as the Firebase SDK does. */
export async function askIdentity(identityUrl: string, call: string, body: object) {
  const host = call === 'token' ? 'securetoken' : 'identitytoolkit';
  const response = await fetch(`${identityUrl}/${host}.googleapis.com/v1/${call}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) };
}

/** Makes an account. @throws when another test has one of this address. */
export async function signUp(identityUrl: string, serverUrl: string, email: string, password = 'a-password') {
  const { status, body } = await askIdentity(identityUrl, 'accounts:signUp', {
    email,
    password,
    returnSecureToken: true,
  });
  if (status !== 200) throw new Error(`There is no account for ${email}: ${JSON.stringify(body)}`);
  const { localId, idToken, refreshToken } = accountSchema.parse(body);
  return { uid: localId, email, idToken, refreshToken, api: apiWith(serverUrl, idToken) } satisfies TestPerson;
}

/** The product's own client, with a token of the test's choice. */
export const apiWith = (serverUrl: string, idToken: string | null): ApiClient =>
  createApiClient({ baseUrl: `${serverUrl}/api`, getToken: () => Promise.resolve(idToken), retryDelaysMs: [] });

/** An ID token as the identity service signs them, except for what the test changes. */
export async function forgeIdToken(
  keyFile: string,
  projectId: string,
  claims: { sub?: string; email?: string; iss?: string; aud?: string; issuedAt?: number; expiresAt?: number },
): Promise<string> {
  const keys = identityKeys(keyFile);
  return new SignJWT({ email: claims.email ?? 'forged@example.com' })
    .setProtectedHeader({ alg: 'RS256', kid: keys.keyId })
    .setSubject(claims.sub ?? 'somebody')
    .setIssuer(claims.iss ?? `https://securetoken.google.com/${projectId}`)
    .setAudience(claims.aud ?? projectId)
    .setIssuedAt(claims.issuedAt ?? Math.floor(Date.now() / 1000) - 7200)
    .setExpirationTime(claims.expiresAt ?? Math.floor(Date.now() / 1000) + 600)
    .sign(keys.privateKey);
}
