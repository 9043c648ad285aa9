export { type AnswerMark, useRecording, useReplay } from './useRecording.ts';
