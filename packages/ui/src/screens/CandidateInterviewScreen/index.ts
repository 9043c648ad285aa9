export { CandidateInterviewScreen } from './CandidateInterviewScreen.tsx';
