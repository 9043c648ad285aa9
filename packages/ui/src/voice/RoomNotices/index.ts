export { RoomNotices } from './RoomNotices.tsx';
