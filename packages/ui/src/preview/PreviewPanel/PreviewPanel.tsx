import { ButtonLink } from '../../primitives/index.ts';
import { RoomPanel, type RoomActions, type RoomView, type RoomWords } from '../../voice/index.ts';
import { AccountBanner } from '../AccountBanner/index.ts';

export interface PreviewPanelProps extends RoomActions {
  readonly view: RoomView;
  /** Epoch milliseconds; for stories and tests. */
  readonly now?: (() => number) | undefined;
}

const words: RoomWords = {
  connecting: 'Connecting to Preview',
  kept: 'The preview goes on where you were.',
  ended: () => ({
    title: 'That was the preview',
    text: 'A whole interview goes deeper, and a report comes by email afterwards. An account is free to begin with. No credit card required!',
  }),
};

/** A free preview as a visitor sees it, from joining to its end. Fills the screen. */
export function PreviewPanel({ view, now, ...actions }: PreviewPanelProps) {
  return (
    <RoomPanel
      view={view}
      actions={actions}
      title="Voice Chat Preview"
      words={words}
      banner={<AccountBanner />}
      afterwards={<ButtonLink href="/login">Create a Free Account</ButtonLink>}
      now={now}
    />
  );
}
