export { HeardNote, type HeardNoteProps } from './HeardNote.tsx';
