import { ApiError } from '@viva/api-client';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../api/client.ts';
import { useAnalytics } from '../features/analytics/index.ts';
import { anotherTry } from './ownPractice.ts';
import { stillHere } from './stillHere.ts';

/** One question of an interview. */
export interface QuestionOf {
  readonly sessionId: string;
  readonly questionId: string;
}

/** The interview and the question, as one. */
export const idOf = ({ sessionId, questionId }: QuestionOf): string => `${sessionId}/${questionId}`;

/** How a question is said again. */
export interface SayingAgain {
  /** The question whose room is being made. */
  readonly busy: QuestionOf | undefined;
  /** The question that could not be opened, and why. */
  readonly failed: (QuestionOf & { readonly message: string }) | undefined;
  readonly sayAgain: (question: QuestionOf) => void;
  /** Clears the last failure, since something else was pressed. */
  readonly forget: () => void;
}

const unopened = 'We couldn’t open this question. Please try again.';

/**
 * Makes a room for one question and opens it, unless the person has gone elsewhere meanwhile; without trial and subscription
 * the way leads to the subscription page, as for any practice.
 */
export function useSayAgain(): SayingAgain {
  const api = useApi();
  const navigate = useNavigate();
  const analytics = useAnalytics();
  const started = useRef(false);
  const [busy, setBusy] = useState<QuestionOf>();
  const [failed, setFailed] = useState<SayingAgain['failed']>();

  const open = useCallback(
    async (question: QuestionOf) => {
      // A second press would make a second room.
      if (started.current) return;
      started.current = true;
      setBusy(question);
      setFailed(undefined);
      const here = stillHere();
      try {
        const { room_id: room } = await api.sayAgain({ params: { ...question } });
        if (here()) void navigate(`/voice_chat/${room}`, { state: anotherTry });
      } catch (error) {
        const said = error instanceof ApiError ? error.serverMessage : undefined;
        if (!(error instanceof ApiError && error.code === 'subscription-required'))
          return setFailed({ ...question, message: said || unopened });
        analytics.event({ category: 'voice_chat', action: 'subscription_required' });
        if (here()) void navigate('/subscription', { state: { fromProtectedRoute: true, message: said } });
      } finally {
        started.current = false;
        setBusy(undefined);
      }
    },
    [analytics, api, navigate],
  );

  const sayAgain = useCallback((question: QuestionOf) => void open(question), [open]);
  const forget = useCallback(() => setFailed(undefined), []);
  return { busy, failed, sayAgain, forget };
}
