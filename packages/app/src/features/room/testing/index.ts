export { holdScriptedInterview, type ScriptedInterview, type ScriptedInterviewOptions } from './scriptedInterview.ts';
export { createScriptedRoom, type ScriptedRoom } from './scriptedRoom.ts';
export { type OwnState, type RoomScript, type RoomStep, type ScriptStep, wordMs } from './script.ts';
export * as scripts from './scripts.ts';
export { endOf, momentOf } from './timeline.ts';
