import { Skeleton } from '../Skeleton/index.ts';
import { Lines } from './SkeletonText.styles.ts';

export interface SkeletonTextProps {
  /** Number of lines; the last of several is shorter, as it is in a paragraph. */
  readonly lines?: number;
}

/** Holds the place of a paragraph. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </Lines>
  );
}
