export { Skeleton } from './Skeleton.styles.ts';
