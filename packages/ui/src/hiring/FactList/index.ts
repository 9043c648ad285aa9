export { FactList } from './FactList.tsx';
export type { FactListProps } from './FactList.tsx';
