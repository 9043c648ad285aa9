export * from './CandidatePreview/index.ts';
export * from './CopyField/index.ts';
export * from './HowItWorks/index.ts';
export * from './JobDescriptionForm/index.ts';
export * from './JobPostFlow/index.ts';
export * from './JobReviewForm/index.ts';
export * from './SmartLink/index.ts';
export type { JobDraft, JobPostActions, JobPostView } from './types.ts';
