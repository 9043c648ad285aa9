export { DeclineCandidate, type DeclineCandidateProps } from './DeclineCandidate.tsx';
