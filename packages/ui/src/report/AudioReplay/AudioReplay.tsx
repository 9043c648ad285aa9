import { useId, type ReactNode } from 'react';
import { clock } from '../../emails/words.ts';
import { Alert, Bars, Button, IconButton, PauseIcon, PlayIcon } from '../../primitives/index.ts';
import { Chapter, Chapters, Controls, Player, Slider, Time, Wait } from './AudioReplay.styles.ts';

/** Why there is nothing to hear. */
export type NoRecording = 'not-recorded' | 'erased' | 'failed';

/** What the player is doing; times in milliseconds from the start of the interview. */
export type ReplayView =
  | { readonly state: 'loading' }
  | { readonly state: 'unavailable'; readonly reason: NoRecording }
  | {
      readonly state: 'playing' | 'paused';
      readonly positionMs: number;
      readonly durationMs: number;
      /** Where the answers begin, in order. */
      readonly answers: readonly { readonly label: string; readonly startMs: number }[];
    };

export interface ReplayActions {
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onSeek: (ms: number) => void;
  /** Loads a recording that failed once more. */
  readonly onRetry: () => void;
}

export interface AudioReplayProps extends ReplayActions {
  readonly replay: ReplayView;
}

const reasons: Readonly<Record<NoRecording, string>> = {
  'not-recorded': 'No audio of this interview was saved, so there’s nothing to play. You can read what was said below.',
  erased: 'The recording was deleted when its time was up. You can still read what was said below.',
  failed: 'We couldn’t load the recording.',
};

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Player role="group" aria-label="Recording">
      {children}
    </Player>
  );
}

/** Plays the recording of an interview, answer by answer. Draws what it is told; the sound is somebody else's. */
export function AudioReplay({ replay, onPlay, onPause, onSeek, onRetry }: AudioReplayProps) {
  const id = useId();
  if (replay.state === 'loading')
    return (
      <Frame>
        <Wait role="status">
          <Bars moving /> Loading the recording…
        </Wait>
      </Frame>
    );
  if (replay.state === 'unavailable')
    return (
      <Frame>
        <Alert
          tone={replay.reason === 'failed' ? 'caution' : 'info'}
          action={
            replay.reason === 'failed' && (
              <Button variant="link" onClick={onRetry}>
                Try Again
              </Button>
            )
          }
        >
          {reasons[replay.reason]}
        </Alert>
      </Frame>
    );
  const { state, positionMs, durationMs, answers } = replay;
  const playing = state === 'playing';
  const now = answers.findLastIndex(({ startMs }) => positionMs >= startMs);
  return (
    <Frame>
      <Controls>
        <IconButton
          variant="edged"
          label={playing ? 'Pause' : 'Play'}
          icon={playing ? <PauseIcon /> : <PlayIcon />}
          onClick={playing ? onPause : onPlay}
        />
        <Slider
          id={id}
          type="range"
          aria-label="Moment in the recording"
          aria-valuetext={`${clock(positionMs)} of ${clock(durationMs)}`}
          min={0}
          max={durationMs}
          step={1_000}
          value={positionMs}
          style={{ '--share': `${(100 * positionMs) / Math.max(1, durationMs)}%` }}
          onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
        />
        <Time>
          {clock(positionMs)} / {clock(durationMs)}
        </Time>
      </Controls>
      {answers.length > 0 && (
        <Chapters aria-label="Answers">
          {answers.map(({ label, startMs }, i) => (
            <li key={i}>
              <Chapter type="button" aria-current={i === now || undefined} onClick={() => onSeek(startMs)}>
                {label}
              </Chapter>
            </li>
          ))}
        </Chapters>
      )}
    </Frame>
  );
}
