export { CandidateReport, type CandidateReportProps } from './CandidateReport.tsx';
