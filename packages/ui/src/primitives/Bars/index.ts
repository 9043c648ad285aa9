export { Bars, barHeights, type BarsProps } from './Bars.tsx';
