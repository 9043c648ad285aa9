export { HomePanel, type HomePanelProps } from './HomePanel.tsx';
