export { CandidateList, type CandidateListProps } from './CandidateList.tsx';
