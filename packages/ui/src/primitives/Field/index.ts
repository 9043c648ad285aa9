export { fieldLook, Hint, Label, labelLook, Problem, Stack } from './Field.styles.ts';
export { Field, FieldNotes, tiesOf, type ControlTies, type FieldProps, type FieldWords } from './Field.tsx';
