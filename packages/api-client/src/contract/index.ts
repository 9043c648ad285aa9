import { eraseAccount, exportAccount } from './account.ts';
import { getInvitation, giveConsent } from './candidates.ts';
import { changeJob, eraseJob, readJob, replaceJobLink, setJobBar, setJobStatus } from './employerJob.ts';
import { createJobPost, finalizeJobPost, updateJobPost } from './jobPosts.ts';
import { getProfile, putResume, removeResume, saveProfile } from './profile.ts';
import { listRecordings } from './recordings.ts';
import {
  endInterview,
  generatePreviewRoom,
  generateRoom,
  getPreviewToken,
  getVoiceToken,
  requestInterviewer,
  requestPreviewInterviewer,
} from './rooms.ts';
import { eraseSession, getSession, listSessions, requestReview } from './sessions.ts';
import { createShare, listShares, readSharedReport, revokeShares } from './sharing.ts';
import { listCandidateRecordings, readJobCandidate, reviewCandidate, unlockCandidate } from './unlocking.ts';
import { cancelSubscription, checkSubscription, createCheckoutSession } from './subscription.ts';
import { sendChatMessage } from './textChat.ts';

export { type AccountExport, accountExportSchema } from './account.ts';
export {
  type Call,
  type CallAuth,
  type FailureCode,
  defineCall,
  failureCodes,
  maxBodyBytes,
  sizeText,
  perMinuteOf,
  possibleFailures,
} from './call.ts';
export {
  consentVersions,
  consentVersionSchema,
  type Invitation,
  invitationSchema,
  shownConsent,
  soundConsents,
} from './candidates.ts';
export { accountEmailSchema } from './emailAddress.ts';
export { type EmployerJob } from './employerJob.ts';
export { type Failure, failureSchema } from './failure.ts';
export { type CandidateMaterial, defaultBar, type JobCandidate } from './jobCandidates.ts';
export {
  type FinalizedJob,
  finalizedJobSchema,
  jobPostLimits,
  type JobSuggestion,
  jobSuggestionSchema,
} from './jobPosts.ts';
export { type Profile, type ProfileForm, profileFormSchema, profileLimits, profileSchema } from './profile.ts';
export { type RecordedTurn, type Recordings, recordingsSchema } from './recordings.ts';
export { type ReportDocument, reportDocumentSchema } from './report.ts';
export { roomIdSchema } from './rooms.ts';
export {
  type Review,
  type SessionDetail,
  sessionPage,
  sessionSchema,
  type SessionSummary,
  sessionSummarySchema,
} from './sessions.ts';
export { type Share, type SharedReport } from './sharing.ts';
export { type Subscription, subscriptionSchema } from './subscription.ts';
export { maxChatMessage } from './textChat.ts';

/** Every public call of the service, by name. */
export const calls = {
  generateRoom,
  generatePreviewRoom,
  getVoiceToken,
  getPreviewToken,
  endInterview,
  requestInterviewer,
  requestPreviewInterviewer,
  getInvitation,
  giveConsent,
  sendChatMessage,
  createCheckoutSession,
  checkSubscription,
  cancelSubscription,
  createJobPost,
  updateJobPost,
  finalizeJobPost,
  readJob,
  changeJob,
  setJobStatus,
  setJobBar,
  unlockCandidate,
  readJobCandidate,
  listCandidateRecordings,
  reviewCandidate,
  replaceJobLink,
  eraseJob,
  listSessions,
  getSession,
  requestReview,
  createShare,
  listShares,
  revokeShares,
  readSharedReport,
  listRecordings,
  eraseSession,
  exportAccount,
  eraseAccount,
  getProfile,
  saveProfile,
  putResume,
  removeResume,
} as const;

/** Name of a public call. */
export type CallName = keyof typeof calls;
