/** Who is signed in, as the identity provider tells. */
export interface AuthUser {
  readonly id: string;
  readonly email: string;
  /** Creation of the account as the provider writes it, or null when it doesn't say. */
  readonly createdAt: string | null;
}

/** The identity provider refused or failed. Decide by `code`, as in `auth/invalid-credential`. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The identity provider. Every method rejects with {@link AuthError}. */
export interface AuthPort {
  /** Tells who is signed in, first as soon as it is known, then at each change; returns how to stop. */
  onChange(listener: (user: AuthUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<void>;
  createAccount(email: string, password: string): Promise<void>;
  /** Sends the link that leads to `continueUrl` with an `oobCode`. */
  sendPasswordReset(email: string, continueUrl: string): Promise<void>;
  /** @returns the address of the account that a reset link's `oobCode` is for. */
  verifyResetCode(oobCode: string): Promise<string>;
  /** Sets the password of that account; a code can be used once. */
  confirmReset(oobCode: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** A valid ID token, renewed when needed; null when nobody is signed in. */
  getToken(): Promise<string | null>;
}
