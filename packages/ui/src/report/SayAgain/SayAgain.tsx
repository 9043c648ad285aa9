import { count } from '../../emails/words.ts';
import { levels, levelWords } from '../../levels.ts';
import { Button, Link, VisuallyHidden } from '../../primitives/index.ts';
import { WayBox } from '../report.styles.ts';
import type { AgainView, ReportTry } from '../types.ts';

export interface SayAgainProps {
  readonly questionId: string;
  /** A part of the button's name, which tells it from the others of its kind. */
  readonly question: string;
  readonly again: AgainView;
  readonly variant?: 'primary' | 'quiet';
}

/** The best level of tries, in words; undefined where none has one. */
function bestOf(tries: readonly ReportTry[]): string | undefined {
  const best = levels.findLast((level) => tries.some((one) => one.level === level));
  return best && levelWords[best].name;
}

/** Opens one question for another try, on the spot, and tells of the tries so far. */
export function SayAgain({ questionId, question, again, variant = 'quiet' }: SayAgainProps) {
  const { busy, failed, onSayAgain } = again;
  const tries = again.tries.filter((one) => one.questionId === questionId);
  const last = tries.at(-1);
  const best = bestOf(tries);
  return (
    <WayBox>
      <Button variant={variant} busy={busy === questionId} onClick={() => onSayAgain(questionId)}>
        Try This Question Again
        <VisuallyHidden>: {question}</VisuallyHidden>
      </Button>
      {last && (
        <p>
          You’ve said it again {count(tries.length, 'time')}
          {best && `. Your best: ${best}`}. <Link href={last.href}>Compare your last try</Link>
        </p>
      )}
      {failed?.questionId === questionId && <p role="alert">{failed.message}</p>}
    </WayBox>
  );
}
