export * from './CandidatePanel/index.ts';
export * from './CandidateWelcome/index.ts';
export * from './VoiceChatPanel/index.ts';
