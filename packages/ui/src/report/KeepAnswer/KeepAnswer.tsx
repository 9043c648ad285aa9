import { useRef, useState } from 'react';
import type { Level } from '../../levels.ts';
import { Button, Link, VisuallyHidden } from '../../primitives/index.ts';
import { useFocusKept } from '../../primitives/internal/useFocusKept.ts';
import type { KeepView } from '../types.ts';
import { WayBox } from '../report.styles.ts';

export interface KeepAnswerProps {
  readonly questionId: string;
  /** A part of the button's name, which tells it from the others of its kind. */
  readonly question: string;
  /** What the answer came to; null where it was not assessed. */
  readonly level: Level | null;
  readonly keep: KeepView;
}

/** Only good answers are offered. */
const isGood = (level: Level | null): boolean => level === 'solid' || level === 'strong';

/** Keeps a good answer in My Answers, or tells that it is kept there. */
export function KeepAnswer({ questionId, question, level, keep }: KeepAnswerProps) {
  const box = useRef<HTMLDivElement>(null);
  const isKept = keep.kept.includes(questionId);
  const onPress = useFocusKept(box, isKept);
  const [pressed, setPressed] = useState(false);
  // One that was kept, and is no longer good enough, can be removed; then this stays for the focus, and for what is told.
  if (!isKept && !isGood(level) && !pressed) return null;
  const busy = keep.busy?.includes(questionId) ?? false;
  const press = (act: (questionId: string) => void) => () => {
    setPressed(true);
    onPress();
    act(questionId);
  };
  const about = <VisuallyHidden>: {question}</VisuallyHidden>;
  return (
    <WayBox ref={box} tabIndex={-1}>
      <VisuallyHidden role="status">
        {pressed && !busy && (isKept ? 'The answer is kept.' : 'The answer isn’t kept.')}
      </VisuallyHidden>
      {!isKept && !isGood(level) && <p aria-hidden="true">The answer isn’t kept.</p>}
      {isKept && (
        <p>
          Kept in <Link href="/my_account#my-answers">My Answers</Link>.{' '}
          <Button variant="link" busy={busy} onClick={press(keep.onRemove)}>
            Remove{about}
          </Button>
        </p>
      )}
      {!isKept && isGood(level) && (
        <Button variant="quiet" busy={busy} onClick={press(keep.onKeep)}>
          Keep This Answer{about}
        </Button>
      )}
      {keep.failed?.questionId === questionId && <p role="alert">{keep.failed.message}</p>}
    </WayBox>
  );
}
