import type { ReactNode } from 'react';
import { Bars } from '../Bars/index.ts';
import { Box } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  readonly title: string;
  /** Why there is nothing, and what will be here. */
  readonly children: ReactNode;
  /** The way to the first one. */
  readonly action?: ReactNode;
  /** Of its heading. */
  readonly level?: 2 | 3;
}

/** Stands where a list would be that has nothing in it yet. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <Box>
      <Bars />
      {level === 2 ? <h2>{title}</h2> : <h3>{title}</h3>}
      <p>{children}</p>
      {action && <div>{action}</div>}
    </Box>
  );
}
