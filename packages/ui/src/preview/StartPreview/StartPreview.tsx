import { Alert, Button } from '../../primitives/index.ts';
import { MicHelp, type MicTrouble, type Platform } from '../../voice/index.ts';
import { Note, Stack } from './StartPreview.styles.ts';

export interface StartPreviewProps {
  /** The browser is asking for the microphone, or the room is being made. */
  readonly busy?: boolean;
  /** Why the last try failed. */
  readonly error?: string | undefined;
  /** What is wrong with the microphone, where that was the reason: adds guidance. */
  readonly trouble?: MicTrouble | undefined;
  readonly platform?: Platform | undefined;
  readonly onStart: () => void;
  /** Goes on without a microphone; offered once there is trouble with it. */
  readonly onType: () => void;
}

/** The press that begins a preview, and what came of it when it failed. */
export function StartPreview({ busy = false, error, trouble, platform, onStart, onType }: StartPreviewProps) {
  return (
    <Stack>
      {error && <Alert>{error}</Alert>}
      {error && trouble && <MicHelp trouble={trouble} platform={platform} />}
      <Button size="large" wide busy={busy} onClick={onStart}>
        {busy ? 'Requesting Permission...' : 'Start Preview'}
      </Button>
      {error && trouble && !busy && (
        <Button variant="quiet" wide onClick={onType}>
          Continue by Typing
        </Button>
      )}
      <Note>No credit card needed. This is a free preview.</Note>
    </Stack>
  );
}
