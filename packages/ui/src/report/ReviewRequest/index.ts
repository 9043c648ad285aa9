export { ReviewRequest, type ReviewRequestProps, type ReviewView, reviewId } from './ReviewRequest.tsx';
