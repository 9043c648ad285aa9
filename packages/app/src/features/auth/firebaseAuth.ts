import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { AuthError, type AuthPort, type AuthUser } from './port.ts';

/** Where the identities of this deployment are kept. */
export interface FirebaseAuthSettings {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain: string;
  readonly emulatorUrl: string | null;
}

/** The identity provider on Firebase, or on its emulator when the settings name one. */
export function createFirebaseAuth({ emulatorUrl, ...options }: FirebaseAuthSettings): AuthPort {
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  return {
    onChange: (listener) => onAuthStateChanged(auth, (user) => listener(user && describe(user))),
    signIn: (email, password) => guarded(signInWithEmailAndPassword(auth, email, password)),
    createAccount: (email, password) => guarded(createUserWithEmailAndPassword(auth, email, password)),
    sendPasswordReset: (email, url) => guarded(sendPasswordResetEmail(auth, email, { url })),
    verifyResetCode: (oobCode) => translated(verifyPasswordResetCode(auth, oobCode)),
    confirmReset: (oobCode, password) => guarded(confirmPasswordReset(auth, oobCode, password)),
    signOut: () => guarded(signOut(auth)),
    getToken: async () => {
      await auth.authStateReady();
      return (await auth.currentUser?.getIdToken()) ?? null;
    },
  };
}

function describe(user: User): AuthUser {
  return { id: user.uid, email: user.email ?? '', createdAt: user.metadata.creationTime ?? null };
}

async function guarded(work: Promise<unknown>): Promise<void> {
  await translated(work);
}

async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof FirebaseError) throw new AuthError(error.code, error.message, error);
    throw new AuthError('auth/unknown', 'Something went wrong. Please try again.', error);
  }
}
