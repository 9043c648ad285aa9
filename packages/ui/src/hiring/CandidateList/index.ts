export { CandidateList, type CandidateFilter, type CandidateListProps } from './CandidateList.tsx';
