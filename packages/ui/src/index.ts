export * from './theme/index.ts';
export * from './primitives/index.ts';
export * from './voice/index.ts';
export * from './room/index.ts';
