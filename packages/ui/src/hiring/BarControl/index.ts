export { BarControl, type BarControlProps } from './BarControl.tsx';
