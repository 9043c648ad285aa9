export * from './VoiceChatPanel/index.ts';
export type * from './types.ts';
