import type { ComponentProps } from 'react';
import { Patch } from './Skeleton.styles.ts';

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'>;

/** Holds the place of something that is still loading; size it by `style`. Says nothing to a screen reader. */
export function Skeleton(props: SkeletonProps) {
  return <Patch aria-hidden="true" {...props} />;
}
