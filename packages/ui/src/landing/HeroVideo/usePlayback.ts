import { useEffect, useRef, useState, type RefObject } from 'react';
import { useReducedMotion } from '../../theme/index.ts';

/**
 * Starts and stops the video element of one attempt (undefined: there is none). By itself it starts only where movement
 * is welcome; after that the viewer's own choice holds.
 */
export function usePlayback(attempt: number | undefined): {
  video: RefObject<HTMLVideoElement | null>;
  moving: boolean;
  toggle: () => void;
} {
  const video = useRef<HTMLVideoElement>(null);
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const moving = chosen ?? !reduced;
  useEffect(() => {
    if (!moving) video.current?.pause();
    // Other failures arrive as the element's events; a browser that refuses to start has none for it.
    else
      video.current?.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') setChosen(false);
      });
  }, [moving, attempt]);
  return { video, moving, toggle: () => setChosen(!moving) };
}
