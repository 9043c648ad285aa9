import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTokenSource } from '../api/tokenSource.ts';
import { useConfig } from '../config/context.ts';
import { useAnalytics } from '../features/analytics/index.ts';
import { log } from '../config/log.ts';
import type { Practice } from './Practice.tsx';
import { ownPractice } from './ownPractice.ts';
import { stillHere } from './stillHere.ts';

/**
 * Makes a practice room and opens it, unless the person has gone elsewhere meanwhile; without trial and subscription the
 * way leads where a room's would. Another failure is logged only (specification, section 8).
 */
export function useRoomMaking(): Practice {
  const navigate = useNavigate();
  const { backendUrl } = useConfig();
  const getToken = useTokenSource();
  const analytics = useAnalytics();
  const started = useRef(false);
  const [practiceBusy, setBusy] = useState(false);

  const practice = useCallback(async () => {
    // A second press would make a second room.
    if (started.current) return;
    started.current = true;
    setBusy(true);
    const here = stillHere();
    try {
      const { generateRoom } = await import('../api/generateRoom.ts');
      const made = await generateRoom(backendUrl, getToken);
      if (!here()) return;
      if ('roomId' in made) return void navigate(`/voice_chat/${made.roomId}`, { state: ownPractice });
      analytics.event({ category: 'voice_chat', action: 'subscription_required' });
      void navigate('/subscription', { state: { fromProtectedRoute: true, message: made.subscriptionRequired } });
    } catch (error) {
      log.warn('A practice room could not be made.', error);
    } finally {
      started.current = false;
      setBusy(false);
    }
  }, [analytics, backendUrl, getToken, navigate]);

  const onPracticeInterview = useCallback(() => void practice(), [practice]);
  return { practiceBusy, onPracticeInterview };
}
