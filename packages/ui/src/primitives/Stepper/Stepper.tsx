import { CheckIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { List, Name, Step } from './Stepper.styles.ts';

export interface StepperProps {
  /** What the steps lead to. */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step that somebody is at; the number of steps when all are done. */
  readonly current: number;
}

/** How far somebody has come in something that takes a few steps. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <Step key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {state === 'done' ? <CheckIcon /> : <span aria-hidden="true">{index + 1} </span>}
            <Name>{step}</Name>
            {state === 'done' && <VisuallyHidden> (done)</VisuallyHidden>}
          </Step>
        );
      })}
    </List>
  );
}
