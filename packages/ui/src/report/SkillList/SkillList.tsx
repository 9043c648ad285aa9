import { useId } from 'react';
import { skillsText } from '../../emails/contentWords.ts';
import { Quotation } from '../../primitives/index.ts';
import { Part, PartTitle, Text } from '../report.styles.ts';
import type { ShownSkill } from '../types.ts';
import { Claim, Name, Skill } from './SkillList.styles.ts';

export interface SkillListProps {
  readonly skills: readonly ShownSkill[];
  /** The interview was held for an employer, who gets to read the same. */
  readonly forEmployer: boolean;
}

/** What answers showed of each skill that a job requires. */
export function SkillList({ skills, forEmployer }: SkillListProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <PartTitle id={id} under={1}>
        Skill by skill
      </PartTitle>
      <Text>{skillsText(forEmployer)}</Text>
      {skills.map(({ skill, score, claims }) => (
        <Skill key={skill}>
          <Name under={2}>
            {skill} <span>{score === null ? 'not enough evidence' : `${score} of 5`}</span>
          </Name>
          {claims.map(({ claim, quote }, i) => (
            <Claim key={i}>
              <Text>{claim}</Text>
              <Quotation quote={quote} />
            </Claim>
          ))}
        </Skill>
      ))}
    </Part>
  );
}
