import { PreviewPanel } from '../../preview/index.ts';
import type { RoomActions, RoomView } from '../../voice/index.ts';

export interface PreviewScreenProps {
  readonly view: RoomView;
  readonly actions: RoomActions;
  /** Epoch milliseconds; for stories and tests. */
  readonly now?: (() => number) | undefined;
}

/** The page of a free preview: the panel alone. */
export function PreviewScreen({ view, actions, now }: PreviewScreenProps) {
  return (
    <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
      <PreviewPanel view={view} now={now} {...actions} />
    </main>
  );
}
