export { PrivateNote, type PrivateNoteProps } from './PrivateNote.tsx';
