export { createScriptedRoom } from './scriptedRoom.ts';
export type { RoomScript } from './script.ts';
export { createScriptedSound, type SoundScript } from './scriptedSound.ts';
export * as scripts from './scripts.ts';
export { momentOf } from './timeline.ts';
