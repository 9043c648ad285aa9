export { MyAccountScreen, type MyAccountScreenProps } from './MyAccountScreen.tsx';
export type { MyAccountActions, MyAccountView } from './types.ts';
