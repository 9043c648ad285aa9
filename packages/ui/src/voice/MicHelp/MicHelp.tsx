import { anyPlatform, type Platform } from '../platform.ts';
import type { MicTrouble } from '../types.ts';
import { Steps } from './MicHelp.styles.ts';
import { micSteps } from './micSteps.ts';

export interface MicHelpProps {
  readonly trouble: MicTrouble;
  /** Where the page runs; without it the guidance is general. */
  readonly platform?: Platform | undefined;
}

/** How to get a microphone back, step by step, in the words of the person's own browser and system. */
export function MicHelp({ trouble, platform = anyPlatform }: MicHelpProps) {
  return (
    <Steps aria-label="What you can do">
      {micSteps(trouble, platform).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Steps>
  );
}
