export { LevelSteps, type LevelStepsProps } from './LevelSteps.tsx';
