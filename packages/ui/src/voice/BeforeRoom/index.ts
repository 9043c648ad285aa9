export { BeforeRoom, type BeforeRoomProps } from './BeforeRoom.tsx';
