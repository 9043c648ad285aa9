export { Bars, type BarsProps } from './Bars.tsx';
export { barHeights } from './barHeights.ts';
