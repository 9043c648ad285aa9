export { AnswerLengths, type AnswerLengthsProps } from './AnswerLengths.tsx';
