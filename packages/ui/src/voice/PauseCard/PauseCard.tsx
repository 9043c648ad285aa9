import { useEffect, useId, useRef, useState } from 'react';
import { Button, PlayIcon, Problem, WarningIcon } from '../../primitives/index.ts';
import { clockText } from '../SessionTimer/index.ts';
import type { PauseView } from '../types.ts';
import { Left, Section, Words } from './PauseCard.styles.ts';

const words: Record<PauseView['by'], string> = {
  press:
    'The clock has stopped, and your answers so far are saved. Nothing you say now is saved. To continue, press Resume, say “I’m ready,” or type an answer.',
  voice: 'The clock has stopped. Take your time, then press Resume or just start talking.',
};

/** How often the time that is left is looked at, in milliseconds. */
const tickMs = 1_000;

export interface PauseCardProps {
  readonly pause: PauseView;
  /** Rejects when the interviewer could not be told. */
  readonly onGoOn: () => Promise<void>;
  /** Epoch milliseconds; for stories and tests. */
  readonly now?: (() => number) | undefined;
}

/** The interview is paused: that it waits, for how long, and one press to go on. Takes the focus when it comes. */
export function PauseCard({ pause, onGoOn, now = Date.now }: PauseCardProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [nowMs, setNowMs] = useState(now);
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed'>('idle');
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(now()), tickMs);
    return () => clearInterval(timer);
  }, [now]);
  const goOn = () => {
    setPhase('busy');
    onGoOn().catch(() => setPhase('failed'));
  };
  return (
    <Section aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        Paused
      </h2>
      <Words role="status">{words[pause.by]}</Words>
      <Button icon={<PlayIcon />} busy={phase === 'busy'} onClick={goOn}>
        Resume
      </Button>
      {phase === 'failed' && (
        <Problem role="alert">
          <WarningIcon />
          Your interviewer didn’t get that. Please try again.
        </Problem>
      )}
      <Left>The interview continues automatically in {clockText(pause.untilMs - nowMs)}.</Left>
    </Section>
  );
}
