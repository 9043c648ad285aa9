export { UnlockPanel, type UnlockPanelProps } from './UnlockPanel.tsx';
