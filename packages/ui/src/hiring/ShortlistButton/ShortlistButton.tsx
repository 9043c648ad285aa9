import { Button, StarIcon } from '../../primitives/index.ts';
import { Star } from './ShortlistButton.styles.ts';

export interface ShortlistButtonProps {
  /** A name that says nothing, as in `Candidate 4`. */
  readonly label: string;
  readonly shortlisted: boolean;
  readonly busy?: boolean;
  readonly onShortlist: (shortlisted: boolean) => void;
}

/** Puts a candidate on the employer's shortlist, or takes them off it. */
export function ShortlistButton({ label, shortlisted, busy = false, onShortlist }: ShortlistButtonProps) {
  return (
    <Button
      variant="quiet"
      busy={busy}
      aria-pressed={shortlisted}
      aria-label={`Shortlist ${label}`}
      icon={
        <Star data-on={shortlisted}>
          <StarIcon />
        </Star>
      }
      onClick={() => onShortlist(!shortlisted)}
    >
      Shortlist
    </Button>
  );
}
