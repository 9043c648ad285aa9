export { JobPageScreen, type JobPageScreenProps, type JobPageView } from './JobPageScreen.tsx';
