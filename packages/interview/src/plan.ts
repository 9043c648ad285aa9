export { questionsThatFit } from './plan/budget.ts';
export { planForJob } from './plan/forJob.ts';
export type { PlannedJob } from './plan/forJob.ts';
export { planForProfile } from './plan/forProfile.ts';
export type { PlannedProfile } from './plan/forProfile.ts';
export { defaultQuestionCount, makePlan } from './plan/forRole.ts';
export { acceptPlanReply } from './plan/proposal.ts';
