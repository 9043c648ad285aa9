export { authMessage, type AuthFlow } from './authMessages.ts';
export { createAuthStore } from './authStore.ts';
export { AuthProvider, useAuth, useAuthStore } from './context.ts';
export type { AuthPort, AuthUser } from './port.ts';
