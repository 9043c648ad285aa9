export { FeedbackCard } from './FeedbackCard.tsx';
