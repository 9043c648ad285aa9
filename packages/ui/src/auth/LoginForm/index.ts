export { LoginForm, type LoginFormProps } from './LoginForm.tsx';
export type { LoginMode } from './words.ts';
