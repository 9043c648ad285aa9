import { useNavigate } from 'react-router-dom';
import { log } from '../config/log.ts';
import { useAuthStore } from '../features/auth/index.ts';
import { untilAt } from './usePage.ts';

/** Longest wait for the landing page before the signing out, in milliseconds. */
const landingMs = 5_000;

/** Signs out and goes to the landing page. A failure is logged only (specification, section 8). */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const store = useAuthStore();

  return async () => {
    // First away from the page, which may be one that asks whoever is signed out to log in. Where the landing page
    // cannot be had, nobody stays signed in for it.
    void navigate('/');
    await Promise.race([untilAt('/'), new Promise((resolve) => setTimeout(resolve, landingMs))]);
    try {
      await (await store.load()).signOut();
    } catch (error) {
      log.warn('Signing out failed.', error);
    }
  };
}
