import type { ReactNode } from 'react';
import { Slot } from './HomeSlot.styles.ts';
import { HomeWaiting } from './HomeWaiting.tsx';

export interface HomeSlotProps {
  /** What stands there; while it is missing, its place is held for those who have a home (`data-home` on the root). */
  readonly children?: ReactNode;
}

/**
 * The place of a person's home above the landing page. For a visitor it is nothing, and takes no room; for those who have a home
 * it has a window's height from the first paint on, so that nothing in sight moves when the home is there.
 */
export function HomeSlot({ children = <HomeWaiting /> }: HomeSlotProps) {
  return <Slot>{children}</Slot>;
}
