export { JobPostScreen, type JobPostScreenProps } from './JobPostScreen.tsx';
