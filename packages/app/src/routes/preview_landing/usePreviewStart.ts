import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/client.ts';
import { useAnalytics } from '../../features/analytics/index.ts';
import { ApiError } from '@viva/api-client';

/** Specification, section 8. */
const sentences = {
  denied: 'Microphone access is required to use the preview. Please allow microphone access and try again.',
  other: 'An error occurred while starting the preview. Please try again.',
};

type Trouble = 'blocked' | 'missing' | 'in-use' | 'insecure';

/** Asks for the microphone, makes a preview room and opens it; after a failure it can be tried again. */
export function usePreviewStart() {
  const api = useApi();
  const navigate = useNavigate();
  const analytics = useAnalytics();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: string; trouble?: Trouble }>();
  const underWay = useRef(false);

  const start = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await askForMicrophone();
      analytics.event({ category: 'preview', action: 'microphone_permission_granted' });
      const { room_id } = await api.generatePreviewRoom({});
      void navigate(`/preview/${room_id}`);
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

class MicrophoneError extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble, cause?: unknown) {
    super('There is no microphone', { cause });
    this.trouble = trouble;
  }
}

/** Has the browser ask, and lets the microphone go at once: the room takes it for itself. */
async function askForMicrophone(): Promise<void> {
  // Missing where the page has no secure connection.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new MicrophoneError('insecure');
  try {
    const stream = await devices.getUserMedia({ audio: true });
    for (const track of stream.getTracks()) track.stop();
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : '';
    if (name === 'NotFoundError') throw new MicrophoneError('missing', cause);
    throw new MicrophoneError(name === 'NotReadableError' ? 'in-use' : 'blocked', cause);
  }
}
