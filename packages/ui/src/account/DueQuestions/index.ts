export { dueLead, DueQuestions, type DueQuestionsProps, type DueQuestionView, dueTitle } from './DueQuestions.tsx';
