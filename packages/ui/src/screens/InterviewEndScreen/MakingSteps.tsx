import { Bars, CheckIcon, VisuallyHidden } from '../../primitives/index.ts';
import { Step, Steps } from './InterviewEndScreen.styles.ts';

/**
 * What is being done for the report. `waiting`: others' reports come first. `retrying`: a try failed, and the service makes
 * another by itself.
 */
export type MakingStep = 'saving' | 'waiting' | 'assessing' | 'retrying';

const texts: Readonly<Record<MakingStep, string>> = {
  saving: 'Saving your last answer',
  waiting: 'Waiting in line to assess your answers',
  assessing: 'Assessing your answers',
  retrying: 'Trying again to assess your answers',
};
const [first, second, third] = ['Your last answer is saved', texts.assessing, 'Your report'];

const states = { done: 'Done: ', now: 'Now: ', later: 'Next: ' } as const;

/** The steps of a report on its way, each as far as the service says it is. */
export function MakingSteps({ step }: { readonly step: MakingStep }) {
  const saved = step !== 'saving';
  const steps = [
    { text: saved ? first : texts.saving, state: saved ? 'done' : 'now' },
    { text: saved ? texts[step] : second, state: saved ? 'now' : 'later' },
    { text: third, state: 'later' },
  ] as const;
  return (
    <Steps aria-label="Your report">
      {steps.map(({ text, state }) => (
        <Step key={text} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>
            {state === 'done' && <CheckIcon />}
            {state === 'now' && <Bars moving />}
          </span>
          <span>
            <VisuallyHidden>{states[state]}</VisuallyHidden>
            {text}
          </span>
        </Step>
      ))}
    </Steps>
  );
}
