export { AnswerCard, type AnswerCardProps } from './AnswerCard.tsx';
export { AnswerRows } from './AnswerCard.styles.ts';
