import { useRef, type ReactNode } from 'react';
import { Bars, IconButton, PauseIcon, PlayIcon } from '../../primitives/index.ts';
import { RoomStill } from '../RoomStill/index.ts';
import { Corner, Film, Frame, Layer, Note } from './HeroVideo.styles.ts';
import { usePlayback } from './usePlayback.ts';

/** Where the recording is. `attempt` is 0 at first and rises with each retry; a new number loads the recording anew. */
export type HeroVideoView =
  | { readonly phase: 'loading' | 'playing'; readonly attempt: number }
  | { readonly phase: 'retrying'; readonly attempt: number; readonly of: number }
  /** For good: retries are used up, or no movement is wanted. */
  | { readonly phase: 'still' };

/** One file of the recording; `media` is a media query, so that a phone can have an upright one. */
export interface VideoSource {
  readonly src: string;
  readonly type: string;
  readonly media?: string | undefined;
}

export interface HeroVideoProps {
  readonly view: HeroVideoView;
  readonly sources?: readonly VideoSource[];
  /** Stands in until the recording moves, and when it can't. */
  readonly still?: ReactNode;
  readonly onPlaying?: () => void;
  /** Once for each attempt. */
  readonly onError?: () => void;
  readonly onStalled?: () => void;
}

/**
 * A silent recording of an interview, over its still. It starts by itself, except for those who asked for less
 * movement, and can be stopped. Its view is the caller's: this component only tells what the video element met.
 */
export function HeroVideo(props: HeroVideoProps) {
  const { view, sources = [], still = <RoomStill />, onPlaying, onError, onStalled } = props;
  const attempt = view.phase === 'still' ? undefined : view.attempt;
  const { video, moving, toggle } = usePlayback(attempt);
  const failed = useRef<number>(undefined);
  // Each call of `play` makes the element go through its sources, and fail, again.
  const fail = () => {
    if (failed.current === attempt) return;
    failed.current = attempt;
    onError?.();
  };
  return (
    <Frame>
      <Layer>{still}</Layer>
      {view.phase !== 'still' && (
        <Film
          key={view.attempt}
          ref={video}
          data-phase={view.phase}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={onPlaying}
          onStalled={onStalled}
          onError={fail}
        >
          {sources.map((source, index) => (
            // Only the last source's failure is the recording's.
            <source key={source.src} {...source} onError={index === sources.length - 1 ? fail : undefined} />
          ))}
        </Film>
      )}
      {view.phase === 'playing' && (
        <Corner>
          <IconButton
            label={moving ? 'Pause video' : 'Play video'}
            icon={moving ? <PauseIcon /> : <PlayIcon />}
            variant="edged"
            onClick={toggle}
          />
        </Corner>
      )}
      {view.phase === 'loading' && (
        <Note>
          <Bars moving />
          Loading the recording
        </Note>
      )}
      {view.phase === 'retrying' && (
        <Note>
          <Bars moving />
          Trying the recording again, {view.attempt} of {view.of}
        </Note>
      )}
    </Frame>
  );
}
