export { QuestionCard } from './QuestionCard.tsx';
