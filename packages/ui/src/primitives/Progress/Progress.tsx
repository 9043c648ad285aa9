import { Progress as Base } from '@base-ui/react/progress';
import { Bars } from '../Bars/index.ts';
import { Indicator, Root, Track, Value } from './Progress.styles.ts';

export interface ProgressProps {
  readonly label: string;
  /** Between 0 and 1; absent while nobody can tell how long it takes. */
  readonly value?: number | undefined;
}

/** How far something has come that takes a while. */
export function Progress({ label, value }: ProgressProps) {
  if (value === undefined)
    return (
      <Root value={null}>
        <Bars moving />
        <Base.Label>{label}</Base.Label>
      </Root>
    );
  return (
    <Root value={Math.round(Math.min(1, Math.max(0, value)) * 100)} locale="en">
      <Base.Label>{label}</Base.Label>
      <Value />
      <Track>
        <Indicator />
      </Track>
    </Root>
  );
}
