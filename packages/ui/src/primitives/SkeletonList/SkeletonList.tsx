import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Name, Row, Rows, Value } from './SkeletonList.styles.ts';

export interface SkeletonListProps {
  /** Said to screen readers while the content is on its way. */
  readonly label: string;
  readonly rows?: number;
}

/** Holds the place of a list whose rows have a name and a value. */
export function SkeletonList({ label, rows = 4 }: SkeletonListProps) {
  return (
    <Rows role="status">
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index} aria-hidden="true">
          <Name />
          <Value />
        </Row>
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Rows>
  );
}
