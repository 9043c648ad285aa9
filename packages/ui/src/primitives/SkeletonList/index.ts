export { SkeletonList, type SkeletonListProps } from './SkeletonList.tsx';
