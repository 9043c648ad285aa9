export * from './Accommodations/index.ts';
export * from './CandidatePanel/index.ts';
export * from './CandidateWelcome/index.ts';
export * from './PracticeSetup/index.ts';
export * from './VoiceChatPanel/index.ts';
