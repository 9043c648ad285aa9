import { useId } from 'react';
import { SkillLevel } from '../SkillLevel/index.ts';
import type { SkillEvidence } from '../types.ts';
import { Figure, List, Row } from './SkillBars.styles.ts';

export interface SkillBarsProps {
  readonly skills: readonly SkillEvidence[];
  readonly label?: string;
}

/** The required skills of a job as one candidate showed them; without evidence there are words and no bars. */
export function SkillBars({ skills, label = 'By required skill' }: SkillBarsProps) {
  const id = useId();
  return (
    <Figure aria-labelledby={id}>
      <figcaption id={id}>{label}</figcaption>
      <List>
        {skills.map((evidence) => (
          <Row key={evidence.skill}>
            <dt>{evidence.skill}</dt>
            <dd>
              <SkillLevel evidence={evidence} />
            </dd>
          </Row>
        ))}
      </List>
    </Figure>
  );
}
