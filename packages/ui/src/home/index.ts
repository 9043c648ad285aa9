export * from './HomePanel/index.ts';
export * from './HomeSlot/index.ts';
export type { GoOnView, HomeView, NextChangeView, TrendRibbon, TrialView } from './types.ts';
