import type { StepperProps } from '../../primitives/index.ts';

/** The steps to an employer's interview, and which of them it is, from 0. */
export const beforeInterview = (current: number): StepperProps => ({
  label: 'Before the interview',
  steps: ['Welcome', 'Consent', 'Sound', 'Interview'],
  current,
});
