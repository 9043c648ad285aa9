import type { RoomNotice } from '../../room/types.ts';
import { Alert, Button } from '../../primitives/index.ts';
import { noticeTexts } from './notices.ts';

/** The causes that the candidate can remove without leaving the page. */
const retryable: ReadonlySet<RoomNotice> = new Set(['microphone-blocked', 'microphone-missing', 'microphone-in-use']);

export interface ConnectionNoticeProps {
  readonly notice: RoomNotice;
  /** Asks for the microphone again; offered where that can help. */
  readonly onRetryMic: () => void;
}

/** A condition of the room that the candidate should know of, and the way on. */
export function ConnectionNotice({ notice, onRetryMic }: ConnectionNoticeProps) {
  const { tone, text } = noticeTexts[notice];
  return (
    <Alert
      tone={tone}
      action={
        retryable.has(notice) && (
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
