export { SkillEvidenceCard, type SkillEvidenceCardProps } from './SkillEvidenceCard.tsx';
