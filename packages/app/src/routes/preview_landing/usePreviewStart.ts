import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { entryState, type PreviewEntry, roomOf } from '../../app/previewEntry.ts';
import { stillHere } from '../../app/stillHere.ts';
import { useAnalytics } from '../../features/analytics/index.ts';
import { ApiError } from '@viva/api-client';
import { askForMicrophone, MicrophoneError, type MicrophoneTrouble } from './askForMicrophone.ts';

/** Specification, section 8. */
const sentences = {
  denied: 'Microphone access is required to use the preview. Please allow microphone access and try again.',
  other: 'An error occurred while starting the preview. Please try again.',
};

/**
 * Asks for the microphone, makes a preview room and opens it; after a failure it can be tried again, or, without a microphone, gone
 * on with by typing. Whoever came from a room that was opened directly goes back to that one.
 */
export function usePreviewStart() {
  const api = useApi();
  const navigate = useNavigate();
  const analytics = useAnalytics();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: string; trouble?: MicrophoneTrouble }>();
  const underWay = useRef(false);
  const [known] = useState(roomOf(useLocation().state));

  const start = async (entry: PreviewEntry) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(undefined);
    const here = stillHere();
    try {
      if (entry === 'speaking') {
        await askForMicrophone();
        analytics.event({ category: 'preview', action: 'microphone_permission_granted' });
      }
      if (!here()) return;
      const roomId = known ?? (await api.generatePreviewRoom({})).room_id;
      if (here()) void navigate(`/preview/${roomId}`, { state: entryState(entry) });
    } catch (error) {
      if (error instanceof MicrophoneError) {
        const denied = error.trouble === 'blocked';
        const action = denied ? 'microphone_permission_denied' : 'error';
        analytics.event({ category: 'preview', action, label: error.trouble });
        setFailure({ error: denied ? sentences.denied : sentences.other, trouble: error.trouble });
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

  return {
    busy,
    ...failure,
    onStart: () => void start('speaking'),
    onType: () => void start('typing'),
  };
}
