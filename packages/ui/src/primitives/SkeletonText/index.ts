export { SkeletonText, type SkeletonTextProps } from './SkeletonText.tsx';
