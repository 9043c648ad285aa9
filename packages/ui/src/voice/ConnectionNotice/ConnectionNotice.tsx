import { Alert, Button } from '../../primitives/index.ts';
import { MicHelp } from '../MicHelp/index.ts';
import { noticeTexts } from '../notices.ts';
import type { Platform } from '../platform.ts';
import type { MicTrouble, RoomNotice } from '../types.ts';
import { Help, Stack, Ways } from './ConnectionNotice.styles.ts';

/** The troubles that the candidate can end without leaving the page. */
const troubles: Partial<Record<RoomNotice, MicTrouble>> = {
  'microphone-blocked': 'blocked',
  'microphone-missing': 'missing',
  'microphone-in-use': 'in-use',
};

export interface ConnectionNoticeProps {
  readonly notice: RoomNotice;
  /** Where the page runs; without it the guidance about a microphone is general. */
  readonly platform?: Platform | undefined;
  /** Asks for the microphone again; offered where that can help. */
  readonly onRetryMic: () => void;
  /** Goes on without a microphone. */
  readonly onType: () => void;
}

/** A condition of the room that the candidate should know of, and the way on. */
export function ConnectionNotice({ notice, platform, onRetryMic, onType }: ConnectionNoticeProps) {
  const { tone, text } = noticeTexts[notice];
  const trouble = troubles[notice];
  if (!trouble) return <Alert tone={tone}>{text}</Alert>;
  return (
    <Stack>
      <Alert
        tone={tone}
        action={
          <Button variant="link" onClick={onRetryMic}>
            Try the Microphone Again
          </Button>
        }
      >
        {text}
      </Alert>
      <Ways>
        <Button variant="link" onClick={onType}>
          Continue by Typing
        </Button>
        <Help>
          <summary>Show me how</summary>
          <MicHelp trouble={trouble} platform={platform} />
        </Help>
      </Ways>
    </Stack>
  );
}
