import { BarChart } from '../../primitives/index.ts';
import type { SkillEvidence } from '../types.ts';

export interface SkillBarsProps {
  readonly skills: readonly SkillEvidence[];
  readonly label?: string;
}

/** The required skills of a job as one candidate showed them; without evidence there are words and no bar. */
export function SkillBars({ skills, label = 'By required skill' }: SkillBarsProps) {
  return (
    <BarChart
      label={label}
      max={5}
      bars={skills.map(({ skill, score, standing }) => ({
        label: skill,
        value: score ?? 0,
        text: score === null ? 'not enough evidence' : `${score} of 5`,
        tone: standing === 'reached' ? 'accent' : 'quiet',
      }))}
    />
  );
}
