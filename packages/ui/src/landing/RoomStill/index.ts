export { RoomStill } from './RoomStill.tsx';
