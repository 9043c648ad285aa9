export { NoteField, type NoteFieldProps } from './NoteField.tsx';
