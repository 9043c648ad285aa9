import type { ResetPasswordView } from '@viva/ui';
import { authMessage, type AuthPort } from '../../features/auth/index.ts';

/** A password as typed, twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

type ResetPort = Pick<AuthPort, 'verifyResetCode' | 'confirmReset'>;

/** Shortest password in characters (specification, section 9). */
const minLength = 6;

/** Finds out whether a link can be used, and whose account it is for. */
export async function checkLink(load: () => Promise<ResetPort>, oobCode: string | null): Promise<ResetPasswordView> {
  if (!oobCode) return { phase: 'invalid', message: 'Invalid password reset link' };
  try {
    const port = await load();
    return { phase: 'form', email: await port.verifyResetCode(oobCode) };
  } catch (failure) {
    return { phase: 'invalid', message: authMessage('resetConfirm', failure) };
  }
}

/** Sets the password, or says in the form why not. */
export async function setPassword(
  load: () => Promise<ResetPort>,
  { oobCode, email, ...passwords }: NewPassword & { readonly oobCode: string; readonly email: string },
): Promise<ResetPasswordView> {
  const problem = problemOf(passwords);
  if (problem) return { phase: 'form', email, error: problem };
  try {
    const port = await load();
    await port.confirmReset(oobCode, passwords.password);
    return { phase: 'done' };
  } catch (failure) {
    return { phase: 'form', email, error: authMessage('resetConfirm', failure) };
  }
}

function problemOf({ password, confirmation }: NewPassword): string | null {
  if (password !== confirmation) return 'Passwords do not match';
  if (password.length < minLength) return `Password must be at least ${minLength} characters long`;
  return null;
}
