export type { MaterialView } from './Material.tsx';
export { JobPageScreen, type JobPageScreenProps, type JobPageView } from './JobPageScreen.tsx';
