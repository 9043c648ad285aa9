export {
  InterviewEndScreen,
  type InterviewEndScreenProps,
  type InterviewEndView,
  type MakingStep,
} from './InterviewEndScreen.tsx';
