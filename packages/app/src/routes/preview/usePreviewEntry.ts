import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { entryOf, type PreviewEntry, roomState } from '../../app/previewEntry.ts';
import { microphoneAllowed } from './microphoneAllowed.ts';

/**
 * How the visitor answers in this room. A room that was opened directly, without the microphone allowed, leads to the start page
 * first, which asks for it and comes back. Null while that is not known.
 */
export function usePreviewEntry(roomId: string): PreviewEntry | null {
  const navigate = useNavigate();
  const entry = entryOf(useLocation().state);
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    if (entry) return undefined;
    let here = true;
    void microphoneAllowed().then((now) => {
      if (!here) return;
      if (now) setAllowed(true);
      else void navigate('/preview-landing', { replace: true, state: roomState(roomId) });
    });
    return () => {
      here = false;
    };
  }, [entry, navigate, roomId]);
  return entry ?? (allowed ? 'speaking' : null);
}
