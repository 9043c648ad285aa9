import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '../../app/notice.ts';
import { useAnalytics } from '../../features/analytics/index.ts';

/** Said on the page that the person landed on, since by then the room is gone. */
const untold =
  'We could not reach the service to end your interview. It ends by itself after a while, and the report comes as usual.';

/** Leaves the room for the landing page at once; when the service can't be told of it, that page says so. */
export function useLeave(): (told: Promise<boolean>) => void {
  const navigate = useNavigate();
  const notice = useNotice();
  const analytics = useAnalytics();
  const left = useRef(false);

  return useCallback(
    (told) => {
      // A second press would leave twice, and need going back twice.
      if (left.current) return;
      left.current = true;
      analytics.event({ category: 'voice_chat', action: 'left' });
      notice.clear();
      void navigate('/');
      void told.then((known) => {
        if (!known) notice.show(untold);
      });
    },
    [analytics, navigate, notice],
  );
}
