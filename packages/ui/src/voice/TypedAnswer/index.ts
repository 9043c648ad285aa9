export { maxAnswerLength, TypedAnswer, type TypedAnswerProps } from './TypedAnswer.tsx';
