export { RoomPanel, type RoomPanelProps } from './RoomPanel.tsx';
