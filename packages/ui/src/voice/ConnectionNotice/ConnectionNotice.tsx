import type { RoomNotice } from '../../room/types.ts';
import { Alert, Button } from '../../primitives/index.ts';
import { noticeTexts } from './notices.ts';

export interface ConnectionNoticeProps {
  readonly notice: RoomNotice;
  /** Asks for the microphone again; offered with the notices about it. */
  readonly onRetryMic: () => void;
}

/** A condition of the room that the candidate should know of, and the way on. */
export function ConnectionNotice({ notice, onRetryMic }: ConnectionNoticeProps) {
  const { tone, text } = noticeTexts[notice];
  const aboutMic = notice === 'microphone-blocked' || notice === 'microphone-missing';
  return (
    <Alert
      tone={tone}
      action={
        aboutMic && (
          <Button variant="link" onClick={onRetryMic}>
            Try the microphone again
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
