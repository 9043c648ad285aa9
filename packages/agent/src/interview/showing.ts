import {
  type PolicyState,
  feedbackView,
  helpView,
  hintView,
  phaseOf,
  progressView,
  questionView,
} from '@viva/interview';
import type { Screen } from './ports.ts';

/** Shows the candidate where the interview is. */
export function showState(screen: Screen, state: PolicyState): void {
  screen.help(helpView(state));
  screen.question(questionView(state));
  screen.progress(progressView(state));
  screen.hint(hintView(state));
  screen.feedback(feedbackView(state));
  const phase = phaseOf(state);
  // The policy's last word is not yet said.
  screen.phase(phase === 'ended' ? 'closing' : phase);
}
