import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { noteLeaving } from '../../app/leaving.ts';
import { type Notice, useNotice } from '../../app/notice.ts';
import { useLogOut } from '../../app/useLogOut.ts';
import { log } from '../../config/log.ts';
import { useAnalytics } from '../../features/analytics/index.ts';
import { isGuarded, type InterviewLeft } from '../../features/room/index.ts';

/** Said on the page that the person landed on, since by then the room is gone. */
const untold: Notice = {
  text: 'We couldn’t reach the service to end your interview. It will end by itself after a while, and you’ll get your report as usual.',
  tone: 'problem',
};

const writing = (sessionId: string): Notice => ({
  text: 'Your report is being written.',
  tone: 'info',
  link: { text: 'Read it here.', href: `/report/${sessionId}` },
});

const sent = (sessionId: string, employer: string): Notice => ({
  text: `Your interview is complete. We assess your answers now, and ${employer} decides whether to get in touch with you. Your own feedback is being written.`,
  tone: 'info',
  link: { text: 'Read it here.', href: `/report/${sessionId}` },
});

/**
 * Leaves the room for the landing page at once. That page then says where the report is, or that the service can't be told
 * of the end.
 */
export function useLeave(roomId: string): (left: InterviewLeft) => void {
  const api = useApi();
  const navigate = useNavigate();
  const notice = useNotice();
  const analytics = useAnalytics();
  const logOut = useLogOut();
  const gone = useRef(false);

  return useCallback(
    ({ told, reported, employer, loginRefused }) => {
      // A second press would leave twice, and need going back twice.
      if (gone.current) return;
      gone.current = true;
      analytics.event({ category: 'voice_chat', action: 'left' });
      notice.clear();
      // The page must not take a person for logged in whom the service takes for nobody.
      if (loginRefused) return void logOut();
      noteLeaving(told);
      void navigate('/', { replace: isGuarded(window) });
      const tell = async () => {
        if (!(await told)) return notice.show(untold);
        if (!reported) return;
        const { session_id } = await api.getRoomSession({ params: { roomId } });
        notice.show(employer === undefined ? writing(session_id) : sent(session_id, employer));
      };
      // The report comes by email as well.
      tell().catch((error: unknown) => log.warn('The report of the interview could not be found.', error));
    },
    [analytics, api, logOut, navigate, notice, roomId],
  );
}
