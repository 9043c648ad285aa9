export { ErrorView, type ErrorViewProps } from './ErrorView.tsx';
export { Message, type MessageProps } from './Message.tsx';
