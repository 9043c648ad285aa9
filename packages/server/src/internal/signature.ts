import { createHash, timingSafeEqual } from 'node:crypto';
import { signedText } from '@viva/api-client/internal';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import { Refusal } from '../http/failure.ts';

/** Oldest token that is taken, in seconds. */
const oldest = 60;

/** LiveKit's own token maker writes `nbf` instead of `iat`; either says when it was made. */
const claimsSchema = z
  .object({ sub: z.string().min(1), sha256: z.string().min(1), iat: z.number().optional(), nbf: z.number().optional() })
  .transform(({ iat, nbf, ...rest }) => ({ ...rest, madeAt: iat ?? nbf }));

/** What checks that a request comes from an interviewer, in two steps, since the first needs no body. */
export interface SignatureCheck {
  /**
   * Who signed, and when.
   * @returns what {@link SignatureCheck.request} compares with
   * @throws {Refusal} `unauthorized`.
   */
  readonly token: (authorization: string | undefined) => Promise<string>;
  /** That method, path and body are the signed ones. @throws {Refusal} `unauthorized`. */
  readonly request: (sha256: string, method: string, path: string, rawBody: string | Uint8Array) => void;
}

/** See {@link SignatureCheck}. */
export function createSignatureCheck(keys: { apiKey: string; apiSecret: string }): SignatureCheck {
  const secret = new TextEncoder().encode(keys.apiSecret);
  return {
    async token(authorization) {
      const token = /^Bearer ([^\s]+)$/i.exec(authorization ?? '')?.[1];
      if (!token) throw refused('it is not signed');
      const options = { algorithms: ['HS256'], issuer: keys.apiKey, clockTolerance: 5 };
      const verified = await jwtVerify(token, secret, options).catch((cause: unknown) => {
        throw refused('its signature is not valid', cause);
      });
      const claims = claimsSchema.safeParse(verified.payload);
      if (!claims.success) throw refused('its signature does not cover the request');
      const { madeAt, sha256 } = claims.data;
      if (madeAt === undefined || Date.now() / 1000 - madeAt > oldest) throw refused('its signature is too old');
      return sha256;
    },
    request(sha256, method, path, rawBody) {
      const signed = Buffer.from(sha256);
      const actual = Buffer.from(
        createHash('sha256')
          .update(signedText(method, path, ''))
          .update(rawBody)
          .digest('base64'),
      );
      if (signed.length !== actual.length || !timingSafeEqual(signed, actual))
        throw refused('it is not the one that was signed');
    },
  };
}

function refused(why: string, cause?: unknown): Refusal {
  return new Refusal('unauthorized', `The request is refused: ${why}.`, { cause });
}
