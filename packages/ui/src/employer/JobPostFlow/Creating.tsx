import { Bars, Skeleton } from '../../primitives/index.ts';
import { Waiting } from './JobPostFlow.styles.ts';

/** Holds the place of the form while the job post is being made. */
export function Creating() {
  return (
    <Waiting>
      <p role="status">
        <Bars moving />
        Creating new job post...
      </p>
      <Skeleton style={{ blockSize: 291 }} />
      <Skeleton style={{ inlineSize: 'min(244px, 100%)', blockSize: 54, borderRadius: 999 }} />
    </Waiting>
  );
}
