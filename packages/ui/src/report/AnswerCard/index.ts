export { AnswerCard, type AnswerCardProps } from './AnswerCard.tsx';
export { Answers } from './AnswerCard.styles.ts';
