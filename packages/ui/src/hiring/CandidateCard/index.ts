export { CandidateCard, type CandidateCardProps } from './CandidateCard.tsx';
