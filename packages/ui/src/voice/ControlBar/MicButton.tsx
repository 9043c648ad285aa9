import type { MicView } from '../../room/types.ts';
import { MicIcon, MicOffIcon } from '../../primitives/index.ts';
import { AudioVisualizer } from '../AudioVisualizer/index.ts';
import { Level, MicToggle } from './ControlBar.styles.ts';

const words = { live: 'Microphone on', muted: 'Muted', blocked: 'Blocked', missing: 'No microphone' };

export interface MicButtonProps {
  readonly mic: MicView & { readonly state: keyof typeof words };
  readonly onToggle: () => void;
}

/** Shows whether the candidate can be heard, and lets them change it. */
export function MicButton({ mic: { state, levels }, onToggle }: MicButtonProps) {
  return (
    <MicToggle
      type="button"
      aria-label="Microphone"
      aria-pressed={state === 'live'}
      data-state={state}
      disabled={state === 'blocked' || state === 'missing'}
      onClick={onToggle}
    >
      {state === 'live' ? <MicIcon /> : <MicOffIcon />}
      {state === 'live' && levels ? (
        <Level>
          <AudioVisualizer size="small" bars={5} minHeight={5} state="listening" levels={levels} />
        </Level>
      ) : (
        <span>{words[state]}</span>
      )}
    </MicToggle>
  );
}
