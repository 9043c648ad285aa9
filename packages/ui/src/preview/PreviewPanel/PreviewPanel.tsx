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
  kept: 'The preview picks up where you left off.',
  ended: () => ({
    title: 'That was the preview',
    text: 'A full interview goes deeper, and you get a report by email afterward. Creating an account is free. No credit card required!',
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
      afterwards={<ButtonLink href="/login?mode=create-account">Create a Free Account</ButtonLink>}
      now={now}
    />
  );
}
