import { Marks, Way } from './WayToNine.styles.ts';

interface WayToNineProps {
  /** Whole practice interviews so far, from 1. */
  readonly done: number;
}

/**
 * Practice interviews that did most for the time they took, for 558 students with disabilities in 47 schools; the most effective number was 38
 * (doi:10.1177/21651434231160532).
 */
const enough = 9;

/** How far a person is on the way to the number of practice interviews that pays most; nothing beyond. */
export function WayToNine({ done }: WayToNineProps) {
  if (done >= enough) return null;
  return (
    <Way>
      <Marks aria-hidden="true">
        {Array.from({ length: enough }, (_, at) => (
          <i key={at} data-done={at < done} />
        ))}
      </Marks>
      <p>
        You’ve done {done} of {enough} practice interviews. In a study of another practice tool, nine interviews gave
        students the most for their time.
      </p>
    </Way>
  );
}
