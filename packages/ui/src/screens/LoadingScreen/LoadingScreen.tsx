import type { ReactNode } from 'react';
import { Bars } from '../../primitives/index.ts';
import { Layers, Page, Room, Wait } from './LoadingScreen.styles.ts';

/** While it is not known yet what may be shown. */
export function LoadingScreen() {
  return (
    <Page role="status">
      <Bars size="large" moving />
      <p>Loading...</p>
    </Page>
  );
}

export interface LoadingOverProps {
  /**
   * `if-known`: the page was written beforehand for visitors, and is loading only where its first script has found that a person was
   * signed in here before.
   */
  readonly loading: boolean | 'if-known';
  /** What will most likely be shown. */
  readonly children: ReactNode;
}

/** Shows a page once loading is over, and keeps its room before that: nothing below it moves when it comes. */
export function LoadingOver({ loading, children }: LoadingOverProps) {
  return (
    <Layers>
      <Room inert={loading === true} data-hidden={loading}>
        {children}
      </Room>
      {loading !== false && (
        <Wait data-waits={loading}>
          <LoadingScreen />
        </Wait>
      )}
    </Layers>
  );
}
