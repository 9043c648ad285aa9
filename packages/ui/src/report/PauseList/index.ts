export { PauseList, type PauseListProps } from './PauseList.tsx';
