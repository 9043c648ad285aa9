export { HomeTrend } from './HomeTrend.tsx';
