export { SkillList, type SkillListProps } from './SkillList.tsx';
