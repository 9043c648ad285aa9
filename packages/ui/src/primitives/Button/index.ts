export { Button, type ButtonLook, type ButtonProps } from './Button.tsx';
export { buttonLook } from './Button.styles.ts';
