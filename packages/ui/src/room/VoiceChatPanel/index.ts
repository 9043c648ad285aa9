export { VoiceChatPanel, type PracticeView, type VoiceChatPanelProps } from './VoiceChatPanel.tsx';
