export * from './billing.ts';
export * from './chat.ts';
export * from './erasures.ts';
export * from './jobPosts.ts';
export * from './people.ts';
export * from './profiles.ts';
export * from './sessions.ts';
export * from './webhooks.ts';
