import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../primitives/index.ts';
import { Content, Details, Shown } from './Fold.styles.ts';

export interface FoldProps {
  /** What stands there while it is folded. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** On paper it is open. */
  readonly printed?: boolean;
}

/**
 * A part that opens on press. It is the browser's own, so that a link to something inside opens it, and so does the
 * browser's search.
 */
export function Fold({ summary, children, printed = false }: FoldProps) {
  return (
    <Details data-printed={printed}>
      <summary>
        <Shown>{summary}</Shown>
        <ChevronDownIcon />
      </summary>
      <Content>{children}</Content>
    </Details>
  );
}
