export { JobPostFlow, type JobPostFlowProps } from './JobPostFlow.tsx';
