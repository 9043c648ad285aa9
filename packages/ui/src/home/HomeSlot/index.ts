export { HomeSlot, type HomeSlotProps } from './HomeSlot.tsx';
export { HomeWaiting } from './HomeWaiting.tsx';
