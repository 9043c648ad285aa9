export { fieldLook, Hint, Label, Problem, Stack } from './Field.styles.ts';
export { PasswordField } from './PasswordField.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
