export { TextChatScreen, type TextChatScreenProps } from './TextChatScreen.tsx';
