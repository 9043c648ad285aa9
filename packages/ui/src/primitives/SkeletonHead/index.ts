export { SkeletonHead, type SkeletonHeadProps } from './SkeletonHead.tsx';
