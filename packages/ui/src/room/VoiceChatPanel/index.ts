export { VoiceChatPanel, type VoiceChatPanelProps } from './VoiceChatPanel.tsx';
