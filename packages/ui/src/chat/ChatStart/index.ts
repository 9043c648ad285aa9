export { ChatStart, type ChatStartProps } from './ChatStart.tsx';
