export { JobSkills, type JobSkillsProps } from './JobSkills.tsx';
