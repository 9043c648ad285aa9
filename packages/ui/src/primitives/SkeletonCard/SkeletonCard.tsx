import { SkeletonText } from '../SkeletonText/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Sheet, Title } from './SkeletonCard.styles.ts';

export interface SkeletonCardProps {
  /** Said to screen readers while the content is on its way; left out where another one beside it says so. */
  readonly label?: string;
  /** Lines of text under the heading. */
  readonly lines?: number;
}

/** Holds the place of a card with a heading and text. */
export function SkeletonCard({ label, lines = 3 }: SkeletonCardProps) {
  return (
    <Sheet {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <Title />
      <SkeletonText lines={lines} />
    </Sheet>
  );
}
