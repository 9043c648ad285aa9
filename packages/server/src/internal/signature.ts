import { createHash, timingSafeEqual } from 'node:crypto';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import { Refusal } from '../http/failure.ts';

/** Oldest token that is taken, in seconds. */
const oldest = 60;

/** LiveKit's own token maker writes `nbf` instead of `iat`; either says when it was made. */
const claimsSchema = z
  .object({ sub: z.string().min(1), sha256: z.string().min(1), iat: z.number().optional(), nbf: z.number().optional() })
  .transform(({ iat, nbf, ...rest }) => ({ ...rest, madeAt: iat ?? nbf }));

/** Makes the check that a request comes from an interviewer: who signed it, when, and that the body is the signed one. */
export function createSignatureCheck(keys: { apiKey: string; apiSecret: string }) {
  const secret = new TextEncoder().encode(keys.apiSecret);
  const refused = (why: string, cause?: unknown) =>
    new Refusal('unauthorized', `The request is refused: ${why}.`, { cause });

  /** @throws {Refusal} `unauthorized`. */
  return async (authorization: string | undefined, rawBody: string): Promise<void> => {
    const token = /^Bearer ([^\s]+)$/i.exec(authorization ?? '')?.[1];
    if (!token) throw refused('it is not signed');
    const verified = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      issuer: keys.apiKey,
      clockTolerance: 5,
    }).catch((cause: unknown) => {
      throw refused('its signature is not valid', cause);
    });
    const claims = claimsSchema.safeParse(verified.payload);
    if (!claims.success) throw refused('its signature does not cover the body');
    const { madeAt, sha256 } = claims.data;
    if (madeAt === undefined || Date.now() / 1000 - madeAt > oldest) throw refused('its signature is too old');
    const signed = Buffer.from(sha256);
    const actual = Buffer.from(createHash('sha256').update(rawBody).digest('base64'));
    if (signed.length !== actual.length || !timingSafeEqual(signed, actual))
      throw refused('its body is not the signed one');
  };
}
