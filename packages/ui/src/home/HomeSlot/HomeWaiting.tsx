import { SkeletonCard } from '../../primitives/index.ts';
import { Waiting } from './HomeSlot.styles.ts';

/** Stands in a home's place while it is on its way; seen only where one is known to be. */
export function HomeWaiting() {
  return (
    <Waiting aria-hidden="true">
      <SkeletonCard />
    </Waiting>
  );
}
