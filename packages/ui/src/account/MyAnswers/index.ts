export { MyAnswers, type MyAnswersProps, myAnswersId, myAnswersLead, type MyAnswerView } from './MyAnswers.tsx';
