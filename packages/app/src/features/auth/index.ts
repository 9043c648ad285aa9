export { authMessage, type AuthFlow, signInUnavailable } from './authMessages.ts';
export { type AuthStore, createAuthStore } from './authStore.ts';
export { AuthProvider, useAuth, useAuthStore, useAwaitsSignIn } from './context.ts';
export { AuthError, type AuthPort, type AuthUser } from './port.ts';
export { signInMemory } from './signInMemory.ts';
