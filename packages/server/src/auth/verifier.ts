import { accountEmailSchema } from '@viva/api-client';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { SubscriptionTerms } from '../billing/standing.ts';
import { Refusal } from '../http/failure.ts';
import { rememberTokens } from './rememberedTokens.ts';

/** Whoever an ID token speaks of. */
export interface Claims {
  readonly uid: string;
  readonly email: string;
  /** When the token was made, by the identity service's clock: of two e-mail addresses the later one holds. */
  readonly issuedAt: Date;
}

/** Somebody whom the service knows. */
export interface Person extends Pick<Claims, 'uid' | 'email'> {
  readonly trialStartedAt: Date;
  /** Their subscriptions at the configured payment provider, ended ones too, as they stood when the request came. */
  readonly subscriptions: readonly SubscriptionTerms[];
}

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Where the public keys of ID tokens are: the configured address, the built-in identity service's, or Google's. */
export function jwksUrl(config: { AUTH_JWKS_URL: string | undefined; AUTH_EMULATOR_URL: string | undefined }): string {
  return config.AUTH_JWKS_URL ?? (config.AUTH_EMULATOR_URL ? `${config.AUTH_EMULATOR_URL}/jwks.json` : googleKeys);
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  email: accountEmailSchema,
  iat: z.number(),
  exp: z.number(),
});

/**
 * Makes the check of Firebase ID tokens (RS256), the same for Firebase and for the built-in identity service.
 * It throws a {@link Refusal}: `unauthorized`, or `unavailable` when the keys cannot be had.
 * @see https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export function createVerifier(options: {
  readonly projectId: string;
  readonly jwksUrl: string;
  /** How many tokens are remembered, until they expire; none where it is left out. */
  readonly remembered?: number;
}): (token: string) => Promise<Claims> {
  const keys = createRemoteJWKSet(new URL(options.jwksUrl), { timeoutDuration: 3_000, cooldownDuration: 5_000 });
  const expected = {
    issuer: `https://securetoken.google.com/${options.projectId}`,
    audience: options.projectId,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'iat', 'sub'],
    clockTolerance: 5,
  };
  const check = async (token: string) => {
    const { payload } = await jwtVerify(token, keys, expected).catch((cause: unknown) => {
      throw refusal(cause);
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) throw new Refusal('unauthorized', 'Please log in with an account that has an email address.');
    const { sub: uid, email, iat, exp } = claims.data;
    return {
      claims: { uid, email, issuedAt: new Date(iat * 1_000) },
      untilMs: (exp + expected.clockTolerance) * 1_000,
    };
  };
  return rememberTokens(check, { most: options.remembered ?? 0 });
}

function refusal(cause: unknown): Refusal {
  if (cause instanceof errors.JWTExpired) {
    return new Refusal('unauthorized', 'Your login has expired. Please log in again.', { cause });
  }
  const understood =
    cause instanceof errors.JWTInvalid ||
    cause instanceof errors.JWTClaimValidationFailed ||
    cause instanceof errors.JWSInvalid ||
    cause instanceof errors.JWSSignatureVerificationFailed ||
    cause instanceof errors.JOSEAlgNotAllowed ||
    cause instanceof errors.JOSENotSupported ||
    cause instanceof errors.JWKSNoMatchingKey ||
    // It names no key, and several are published; Firebase's tokens name theirs.
    cause instanceof errors.JWKSMultipleMatchingKeys;
  return understood
    ? new Refusal('unauthorized', 'We couldn’t verify your login. Please log in again.', { cause })
    : new Refusal('unavailable', 'We can’t check logins right now. Please try again in a moment.', { cause });
}
