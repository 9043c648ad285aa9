export { PracticeSetup, type PracticeSetupProps } from './PracticeSetup.tsx';
export type {
  AdReadingView,
  PracticeChoices,
  PracticeLength,
  PracticeSetupActions,
  PracticeSetupView,
} from './types.ts';
