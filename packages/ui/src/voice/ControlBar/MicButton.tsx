import type { MicView } from '../types.ts';
import { MicIcon, MicOffIcon } from '../../primitives/index.ts';
import { AudioVisualizer } from '../AudioVisualizer/index.ts';
import { Level, MicToggle, MicWord } from './ControlBar.styles.ts';

export interface MicButtonProps {
  readonly mic: MicView & { readonly state: Exclude<MicView['state'], 'hidden'> };
  readonly onToggle: () => void;
}

/** Shows whether the candidate can be heard, and lets them change it. */
export function MicButton({ mic: { state, levels }, onToggle }: MicButtonProps) {
  return (
    <MicToggle
      type="button"
      aria-pressed={state === 'live'}
      data-state={state}
      disabled={state === 'blocked' || state === 'missing'}
      onClick={onToggle}
    >
      {state === 'live' ? <MicIcon /> : <MicOffIcon />}
      <MicWord>Microphone</MicWord>
      {state === 'live' && levels && (
        <Level>
          <AudioVisualizer size="small" bars={7} minHeight={5} state="listening" levels={levels} />
        </Level>
      )}
    </MicToggle>
  );
}
