import { useId } from 'react';
import { HeardNote, LevelMark, Quotation } from '../../primitives/index.ts';
import { Fold } from '../Fold/index.ts';
import { Part, PartTitle, Small, Text } from '../report.styles.ts';
import type { ShownSkill } from '../types.ts';
import { skillsText, unshownSkill } from '../words.ts';
import { Claim, Name, Skill, Skills } from './SkillList.styles.ts';

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
      <Skills>
        {skills.map(({ skill, level, asked, claims }) => {
          const head = (
            <>
              <Name under={2}>{skill}</Name>
              {level ? <LevelMark likely={[level]} /> : <Small>{unshownSkill(asked)}</Small>}
            </>
          );
          return (
            <Skill key={skill}>
              {claims.length === 0 ? (
                head
              ) : (
                <Fold printed summary={head}>
                  {claims.map(({ claim, quote, typed, heard }, i) => (
                    <Claim key={i}>
                      <Text>{claim}</Text>
                      <Quotation quote={quote} />
                      {typed && <Small>Typed, not spoken.</Small>}
                      {heard != null && <HeardNote heard={heard} text={quote.text} reader="candidate" />}
                    </Claim>
                  ))}
                </Fold>
              )}
            </Skill>
          );
        })}
      </Skills>
    </Part>
  );
}
