export { FillerList, type FillerListProps } from './FillerList.tsx';
