export { VoiceChatScreen, type VoiceChatScreenProps } from './VoiceChatScreen.tsx';
