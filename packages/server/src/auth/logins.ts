import { z } from 'zod';
import { Refusal } from '../http/failure.ts';

/** The accounts of the identity service, as far as their owners may change them by their own ID token. */
export interface Logins {
  /**
   * Removes the login that the token belongs to; one that is gone already is removed.
   * @throws {Refusal} `login-too-old` when the service wants a fresh login first, `unavailable` when it says no otherwise or
   *   cannot be reached: the login is still there. {@link LoginInDoubt} when nobody knows whether it is.
   */
  readonly remove: (idToken: string) => Promise<void>;
}

/** The identity service was asked and did not answer, so that a login may be gone or not. */
export class LoginInDoubt extends Refusal {}

/** Codes of a connection that never came about: then nothing was asked. */
const unreached = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
const causeSchema = z.object({ cause: z.object({ code: z.string() }) });

const failureSchema = z.object({ error: z.object({ message: z.string() }) });
const gone = /^USER_NOT_FOUND\b/;
const tooOld = /^(CREDENTIAL_TOO_OLD_LOGIN_AGAIN|TOKEN_EXPIRED|INVALID_ID_TOKEN)\b/;

/**
 * {@link Logins} of Firebase, or of the built-in identity service.
 * @see https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/delete
 */
export function createLogins(options: {
  readonly emulatorUrl: string | undefined;
  readonly apiKey: string;
  /** Sent as the referer, since an API key may be limited to the page's own address. */
  readonly publicUrl: string;
}): Logins {
  const host = 'identitytoolkit.googleapis.com';
  const base = options.emulatorUrl ? `${options.emulatorUrl}/${host}` : `https://${host}`;
  return {
    async remove(idToken) {
      const response = await fetch(`${base}/v1/accounts:delete?key=${encodeURIComponent(options.apiKey)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', referer: `${options.publicUrl}/` },
        body: JSON.stringify({ idToken }),
        signal: AbortSignal.timeout(8_000),
      }).catch(unanswered);
      if (response.ok) return;
      if (response.status >= 500) throw inDoubt(new Error(`The identity service answered ${response.status}.`));
      const said = failureSchema.safeParse(await response.json().catch(() => undefined));
      const code = said.success ? said.data.error.message : `status ${response.status}`;
      if (gone.test(code)) return;
      if (tooOld.test(code))
        throw new Refusal('login-too-old', 'Please log out, log in again, and then delete your account.');
      unavailable(new Error(`The identity service refused: ${code.split(' ')[0] ?? ''}`));
    },
  };
}

function unanswered(error: unknown): never {
  const reason = causeSchema.safeParse(error);
  if (reason.success && unreached.test(reason.data.cause.code)) unavailable(error);
  throw inDoubt(error);
}

function unavailable(cause: unknown): never {
  throw new Refusal('unavailable', 'We can’t delete your account right now. Please try again in a moment.', { cause });
}

function inDoubt(cause: unknown): LoginInDoubt {
  const message = 'We couldn’t delete your account right away. We’ll do it within a minute, or you can try again now.';
  return new LoginInDoubt('unavailable', message, { cause });
}
