import { createHash, timingSafeEqual } from 'node:crypto';
import { signedText } from '@viva/api-client/internal';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import { Refusal } from '../http/failure.ts';

/** So far a token's time may be from this machine's, either way, in seconds: it was made a moment ago, by another clock. */
const tolerance = 60;
/** A token that is further off than a request takes tells of a clock that is wrong, in seconds. */
const noticeable = 5;
/** A wrong clock is told of so often at most, in milliseconds. */
const toldEveryMs = 60_000;

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

/** See {@link SignatureCheck}. `onSkew` hears, now and then, by how many seconds an interviewer's clock is ahead. */
export function createSignatureCheck(
  keys: { apiKey: string; apiSecret: string },
  onSkew: (aheadS: number) => void = () => undefined,
): SignatureCheck {
  let toldAt = Number.NEGATIVE_INFINITY;
  const tell = (aheadS: number) => {
    if (Math.abs(aheadS) <= noticeable || performance.now() - toldAt < toldEveryMs) return;
    toldAt = performance.now();
    onSkew(Math.round(aheadS));
  };
  const secret = new TextEncoder().encode(keys.apiSecret);
  return {
    async token(authorization) {
      const token = /^Bearer ([^\s]+)$/i.exec(authorization ?? '')?.[1];
      if (!token) throw refused('it is not signed');
      const options = { algorithms: ['HS256'], issuer: keys.apiKey, clockTolerance: tolerance };
      const verified = await jwtVerify(token, secret, options).catch((cause: unknown) => {
        throw refused('its signature is not valid', cause);
      });
      const claims = claimsSchema.safeParse(verified.payload);
      if (!claims.success) throw refused('its signature does not cover the request');
      const { madeAt, sha256 } = claims.data;
      const aheadS = madeAt === undefined ? Number.NaN : madeAt - Date.now() / 1000;
      tell(aheadS);
      if (!(Math.abs(aheadS) <= tolerance)) throw refused('its signature is too old, or of a time to come');
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
