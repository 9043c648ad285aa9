export { FeedbackSection, type FeedbackSectionProps } from './FeedbackSection.tsx';
