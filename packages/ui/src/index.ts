export * from './theme/index.ts';
export * from './primitives/index.ts';
export type * from './room/types.ts';
export type { LevelSource } from './voice/levels.ts';
