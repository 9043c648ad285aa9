import type { HeroVideoProps, VideoSource } from '@viva/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import uprightMp4 from './film/interview-upright.mp4';
import uprightWebm from './film/interview-upright.webm';
import wideMp4 from './film/interview-wide.mp4';
import wideWebm from './film/interview-wide.webm';
import { createHeroVideo } from './heroVideo.ts';

/** As in the frame's own style. */
const wide = '(min-width: 640px)';

const sources: readonly VideoSource[] = [
  { src: wideWebm, type: 'video/webm', media: wide },
  { src: wideMp4, type: 'video/mp4', media: wide },
  { src: uprightWebm, type: 'video/webm' },
  { src: uprightMp4, type: 'video/mp4' },
];

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Nothing is fetched or moves for those who asked for less data or less movement. */
const wanted = () => !matchMedia('(prefers-reduced-motion: reduce)').matches && navigator.connection?.saveData !== true;

/** The recording for the landing page, once all else of the page has come. */
export function useHeroVideo(): HeroVideoProps {
  const video = useMemo(() => createHeroVideo(), []);
  useEffect(() => {
    if (!wanted()) return undefined;
    if (document.readyState === 'complete') video.start();
    else window.addEventListener('load', video.start, { once: true });
    return () => {
      window.removeEventListener('load', video.start);
      video.stop();
    };
  }, [video]);
  const view = useSyncExternalStore(video.subscribe, video.view, video.view);
  return { view, sources, onPlaying: video.playing, onError: video.failed };
}
