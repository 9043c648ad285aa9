export { SkillBars, type SkillBarsProps } from './SkillBars.tsx';
