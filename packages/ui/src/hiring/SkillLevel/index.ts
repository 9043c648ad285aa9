export { SkillLevel, type SkillLevelProps } from './SkillLevel.tsx';
