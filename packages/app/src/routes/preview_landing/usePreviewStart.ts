import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { stillHere } from '../../app/stillHere.ts';
import { useAnalytics } from '../../features/analytics/index.ts';
import { ApiError } from '@viva/api-client';
import { askForMicrophone, MicrophoneError, type MicrophoneTrouble } from './askForMicrophone.ts';

/** Specification, section 8. */
const sentences = {
  denied: 'Microphone access is required to use the preview. Please allow microphone access and try again.',
  other: 'An error occurred while starting the preview. Please try again.',
};

/** Asks for the microphone, makes a preview room and opens it; after a failure it can be tried again. */
export function usePreviewStart() {
  const api = useApi();
  const navigate = useNavigate();
  const analytics = useAnalytics();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: string; trouble?: MicrophoneTrouble }>();
  const underWay = useRef(false);

  const start = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(undefined);
    const here = stillHere();
    try {
      await askForMicrophone();
      analytics.event({ category: 'preview', action: 'microphone_permission_granted' });
      if (!here()) return;
      const { room_id } = await api.generatePreviewRoom({});
      if (here()) void navigate(`/preview/${room_id}`);
    } catch (error) {
      if (error instanceof MicrophoneError) {
        const action = error.trouble === 'blocked' ? 'microphone_permission_denied' : 'error';
        analytics.event({ category: 'preview', action, label: error.trouble });
        setFailure({ error: sentences.denied, trouble: error.trouble });
      } else {
        analytics.event({
          category: 'preview',
          action: 'error',
          label: error instanceof ApiError ? error.code : 'other',
        });
        setFailure({ error: (error instanceof ApiError && error.serverMessage) || sentences.other });
      }
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { busy, ...failure, onStart: () => void start() };
}
