export * from './LandingScreen/index.ts';
export * from './LoadingScreen/index.ts';
export * from './LoginScreen/index.ts';
export * from './NotFoundScreen/index.ts';
export * from './VoiceChatScreen/index.ts';
