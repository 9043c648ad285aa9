export { PracticeSetup, type PracticeSetupProps } from './PracticeSetup.tsx';
export type { AdReadingView, PracticeChoices, PracticeSetupActions, PracticeSetupView } from './types.ts';
