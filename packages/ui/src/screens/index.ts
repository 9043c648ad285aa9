export * from './LandingScreen/index.ts';
export * from './LoadingScreen/index.ts';
export * from './LoginScreen/index.ts';
export * from './NotFoundScreen/index.ts';
export * from './ResetPasswordScreen/index.ts';
export * from './SubscriptionScreen/index.ts';
export * from './VoiceChatScreen/index.ts';
