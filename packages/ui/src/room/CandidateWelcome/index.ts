export { CandidateWelcome, type CandidateJob, type CandidateWelcomeProps } from './CandidateWelcome.tsx';
