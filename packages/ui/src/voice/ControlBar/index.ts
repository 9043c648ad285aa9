export { ControlBar, type ControlBarProps } from './ControlBar.tsx';
