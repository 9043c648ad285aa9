export { JobReviewForm, type JobReviewFormProps } from './JobReviewForm.tsx';
