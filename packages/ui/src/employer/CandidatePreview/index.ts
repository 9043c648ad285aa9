export { CandidatePreview, type CandidatePreviewProps } from './CandidatePreview.tsx';
