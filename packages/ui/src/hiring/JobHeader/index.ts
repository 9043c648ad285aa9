export { JobHeader, type JobHeaderProps } from './JobHeader.tsx';
