import { levelText, stepsOf } from '../shown.ts';
import type { SkillEvidence } from '../types.ts';
import { Step, Steps } from './LevelSteps.styles.ts';

export interface LevelStepsProps {
  readonly evidence: Pick<SkillEvidence, 'level' | 'asked'>;
}

/** A level as three steps and its name; where there is none, words alone, so that nothing looks like a nought. */
export function LevelSteps({ evidence }: LevelStepsProps) {
  const known = evidence.level !== null;
  return (
    <Steps data-known={known}>
      {known && [1, 2, 3].map((step) => <Step key={step} aria-hidden="true" data-lit={step <= stepsOf(evidence)} />)}
      <span>{levelText(evidence)}</span>
    </Steps>
  );
}
