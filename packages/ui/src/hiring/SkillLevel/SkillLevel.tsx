import { LevelMark } from '../../primitives/index.ts';
import { levelText } from '../shown.ts';
import type { SkillEvidence } from '../types.ts';
import { Quiet } from './SkillLevel.styles.ts';

export interface SkillLevelProps {
  readonly evidence: Pick<SkillEvidence, 'level' | 'asked'>;
}

/** The level of a skill with its mark; where there is none, words alone, so that nothing looks like a nought. */
export function SkillLevel({ evidence }: SkillLevelProps) {
  if (evidence.level !== null) return <LevelMark likely={[evidence.level]} />;
  return <Quiet>{levelText(evidence)}</Quiet>;
}
