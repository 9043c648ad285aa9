import { useNavigate } from 'react-router-dom';
import { log } from '../config/log.ts';
import { useAuthStore } from '../features/auth/index.ts';
import { untilAt } from './usePage.ts';

/** Signs out and goes to the landing page. A failure is logged only (specification, section 8). */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const store = useAuthStore();

  return async () => {
    // First away from the page, which may be one that asks whoever is signed out to log in.
    void navigate('/');
    await untilAt('/');
    try {
      await (await store.load()).signOut();
    } catch (error) {
      log.warn('Signing out failed.', error);
    }
  };
}
