export { ReviewRequest, type ReviewRequestProps, type ReviewView } from './ReviewRequest.tsx';
