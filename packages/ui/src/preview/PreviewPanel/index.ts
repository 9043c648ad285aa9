export { PreviewPanel, type PreviewPanelProps } from './PreviewPanel.tsx';
