export { KeepAnswer, type KeepAnswerProps } from './KeepAnswer.tsx';
