export { DecisionNote, type DecisionNoteProps } from './DecisionNote.tsx';
