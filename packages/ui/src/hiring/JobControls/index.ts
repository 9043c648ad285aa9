export { JobControls, type JobAction, type JobControlsProps } from './JobControls.tsx';
