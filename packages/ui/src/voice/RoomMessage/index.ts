export { RoomMessage, type RoomMessageProps, type RoomWords } from './RoomMessage.tsx';
