export { LevelMark, type LevelMarkProps } from './LevelMark.tsx';
