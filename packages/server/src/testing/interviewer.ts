import { createHash } from 'node:crypto';
import { type Turn, signedText } from '@viva/api-client/internal';
import { SignJWT } from 'jose';
import { livekitKeys } from './livekitServer.ts';

/** What a signed request may get wrong. */
export interface Flaw {
  readonly secret?: string;
  /** Signed instead of the text that should be. */
  readonly signed?: string;
  /** Signed as it is: the base64 SHA-256 of what is sent. */
  readonly digest?: string;
  /** Seconds that the signature is old. */
  readonly age?: number;
}

/** Signs a text: interviewers their {@link signedText}, LiveKit's webhooks their body. */
export async function sign(text: string, flaw: Flaw = {}): Promise<string> {
  const madeAt = Math.floor(Date.now() / 1000) - (flaw.age ?? 0);
  const hashed = createHash('sha256').update(flaw.signed ?? text);
  const sha256 = flaw.digest ?? hashed.digest('base64');
  return new SignJWT({ sha256 })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(livekitKeys.apiKey)
    .setSubject('worker')
    .setNotBefore(madeAt)
    .setExpirationTime(madeAt + (flaw.age ?? 0) + 300)
    .sign(new TextEncoder().encode(flaw.secret ?? livekitKeys.apiSecret));
}

/** Calls the service as an interviewer does. */
export async function asInterviewer(serverUrl: string, method: string, path: string, payload?: unknown, flaw?: Flaw) {
  const body = payload === undefined ? '' : JSON.stringify(payload);
  const response = await fetch(serverUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${await sign(signedText(method, path, body), flaw)}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body } : {}),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** A turn of an interview: odd ones are the candidate's. */
export const turnOf = (n: number, text = `This is turn ${n}.`): Turn => ({
  n,
  speaker: n % 2 === 0 ? 'agent' : 'user',
  text,
  startMs: n * 4_000,
  endMs: n * 4_000 + 3_000,
});
