export { TypingIndicator } from './TypingIndicator.tsx';
