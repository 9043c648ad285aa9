import { Alert, Button, MicIcon, Select } from '../../primitives/index.ts';
import { LevelMeter, type Heard } from '../LevelMeter/index.ts';
import type { LevelSource } from '../levels.ts';
import { MicHelp } from '../MicHelp/index.ts';
import { noticeTexts } from '../notices.ts';
import type { Platform } from '../platform.ts';
import type { DeviceView, MicTrouble } from '../types.ts';
import { Box, Says } from './MicCheck.styles.ts';

/** Where the check of a microphone is. `open`: it is on, and `heard` says what came of the last seconds. */
export type MicCheckView =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking' }
  | {
      readonly phase: 'open';
      readonly heard: Heard;
      readonly levels?: LevelSource | undefined;
      readonly microphones: readonly DeviceView[];
      readonly microphoneId?: string | undefined;
    }
  | { readonly phase: 'trouble'; readonly trouble: MicTrouble; readonly platform?: Platform | undefined };

export interface MicCheckProps {
  readonly view: MicCheckView;
  /** Without a sheet of its own: it stands on one. */
  readonly plain?: boolean | undefined;
  /** Opens the microphone, also after trouble. */
  readonly onCheck: () => void;
  readonly onChooseMicrophone: (id: string) => void;
}

const says: Record<Heard, string> = {
  nothing: 'We can’t hear anything yet. Say a few words, or choose another microphone.',
  'too-quiet': 'We can barely hear you. Move closer, or turn the microphone up.',
  well: 'We can hear you clearly.',
  'too-loud': 'That’s too loud to be clear. Move back a little, or turn the microphone down.',
};

/** Lets a candidate see before an interview whether they can be heard, and what to do when they cannot. */
export function MicCheck({ view, plain, onCheck, onChooseMicrophone }: MicCheckProps) {
  return (
    <Box role="region" aria-label="Microphone" data-plain={plain}>
      <h2>Your microphone</h2>
      {view.phase === 'open' ? (
        <>
          <LevelMeter levels={view.levels} />
          <Says role="status" data-heard={view.heard}>
            {says[view.heard]}
          </Says>
          {view.microphones.length > 1 && (
            <Select
              label="Microphone"
              value={view.microphoneId ?? ''}
              options={view.microphones.map(({ id, label }) => ({ value: id, label }))}
              onValueChange={onChooseMicrophone}
            />
          )}
        </>
      ) : view.phase === 'trouble' ? (
        <>
          <Alert tone="caution">{noticeTexts[`microphone-${view.trouble}`].text}</Alert>
          <MicHelp trouble={view.trouble} platform={view.platform} />
          <div>
            <Button variant="quiet" icon={<MicIcon />} onClick={onCheck}>
              Try the Microphone Again
            </Button>
          </div>
        </>
      ) : (
        <>
          <Says role="status">
            {view.phase === 'asking'
              ? 'Your browser is asking to use the microphone. Choose “Allow.”'
              : 'Say a sentence to check that we can hear you. Nothing is recorded here.'}
          </Says>
          <div>
            <Button variant="quiet" icon={<MicIcon />} busy={view.phase === 'asking'} onClick={onCheck}>
              {view.phase === 'asking' ? 'Requesting Permission...' : 'Check the Microphone'}
            </Button>
          </div>
        </>
      )}
    </Box>
  );
}
