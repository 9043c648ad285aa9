export { EndQuestion } from './EndQuestion.tsx';
