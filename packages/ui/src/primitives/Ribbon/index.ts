export { Ribbon, type RibbonProps, type RibbonSound } from './Ribbon.tsx';
export { RibbonBars, type RibbonBarsProps } from './RibbonBars.tsx';
export type { RibbonBar, RibbonMark, RibbonView } from './types.ts';
