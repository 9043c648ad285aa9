export { MyAnswers, type MyAnswersProps, myAnswersLead, type MyAnswerView } from './MyAnswers.tsx';
