export * from './theme/index.ts';
export * from './primitives/index.ts';
export * from './voice/index.ts';
export * from './room/index.ts';
export * from './auth/index.ts';
export * from './shell/index.ts';
export * from './screens/index.ts';
