export { RoomNotices, type RoomNoticesProps } from './RoomNotices.tsx';
