export { SkeletonCard, type SkeletonCardProps } from './SkeletonCard.tsx';
