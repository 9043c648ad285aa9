import { eraseAccount, exportAccount } from './account.ts';
import { compareTries, listDueQuestions, sayAgain } from './again.ts';
import { declineCandidate, exportCandidates, noteCandidate, shortlistCandidate } from './candidateMarks.ts';
import { getInvitation, getPublicInvitation, giveConsent } from './candidates.ts';
import { correctTurn } from './corrections.ts';
import { chooseInvitations, readInvitationChoice, sendInvitations } from './emailInvitations.ts';
import { changeJob, eraseJob, readJob, replaceJobLink, setJobBar, setJobStatus } from './employerJob.ts';
import { createJobPost, finalizeJobPost, sendJobLinks, updateJobPost } from './jobPosts.ts';
import { dropAnswer, keepAnswer, listKeptAnswers } from './myAnswers.ts';
import { getPracticeOffer, setUpPractice } from './practiceSetup.ts';
import { endPreview, keepPreview, readPreviewReport } from './previews.ts';
import { getProfile, putResume, removeResume, saveProfile } from './profile.ts';
import { listRecordings } from './recordings.ts';
import {
  endInterview,
  generatePreviewRoom,
  generateRoom,
  getPreviewToken,
  getRoomSession,
  getVoiceToken,
  requestInterviewer,
  requestPreviewInterviewer,
} from './rooms.ts';
import { eraseSession, getSession, listSessions, requestReview } from './sessions.ts';
import { createShare, listShares, readSharedReport, revokeShares } from './sharing.ts';
import { listCandidateRecordings, readJobCandidate, reviewCandidate, unlockCandidate } from './unlocking.ts';
import { cancelSubscription, checkPayment, checkSubscription, createCheckoutSession } from './subscription.ts';
import { sendChatMessage } from './textChat.ts';

export { type AccountExport, accountExportSchema } from './account.ts';
export { type ComparedTry, type Comparison, dueMost, type DueQuestion } from './again.ts';
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
  type Accommodation,
  accommodations,
  accommodationsSchema,
  consentVersions,
  consentVersionSchema,
  type Invitation,
  invitationSchema,
  type PublicInvitation,
  shownConsent,
  soundConsents,
} from './candidates.ts';
export { type Correcting } from './corrections.ts';
export { accountEmailSchema } from './emailAddress.ts';
export { emailInvitationLimits } from './emailInvitations.ts';
export { type EmployerJob } from './employerJob.ts';
export { type Failure, failureSchema } from './failure.ts';
export { type CandidateMaterial, defaultBar, type JobCandidate, type JobLogEntry } from './jobCandidates.ts';
export {
  type FinalizedJob,
  finalizedJobSchema,
  interviewLengths,
  interviewMinutes,
  jobPostLimits,
  type JobSuggestion,
  jobSuggestionSchema,
  logoLimits,
} from './jobPosts.ts';
export { type Level, levelOf, levelSchema } from './levels.ts';
export { type KeptAnswer, keptLevels, keptMost } from './myAnswers.ts';
export {
  type AdvertReading,
  type PracticeOffer,
  type PracticeSetup,
  practiceMinutes,
  practiceSetupSchema,
} from './practiceSetup.ts';
export { type PreviewReport, previewKeptMinutes } from './previews.ts';
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
export { type PaymentState, type Subscription, subscriptionSchema } from './subscription.ts';
export { maxChatMessage } from './textChat.ts';

/** Every public call of the service, by name. */
export const calls = {
  generateRoom,
  generatePreviewRoom,
  getVoiceToken,
  getPreviewToken,
  endInterview,
  getRoomSession,
  requestInterviewer,
  requestPreviewInterviewer,
  endPreview,
  readPreviewReport,
  keepPreview,
  getInvitation,
  getPublicInvitation,
  giveConsent,
  getPracticeOffer,
  setUpPractice,
  sendChatMessage,
  createCheckoutSession,
  checkPayment,
  checkSubscription,
  cancelSubscription,
  createJobPost,
  updateJobPost,
  finalizeJobPost,
  sendJobLinks,
  readJob,
  changeJob,
  setJobStatus,
  setJobBar,
  sendInvitations,
  readInvitationChoice,
  chooseInvitations,
  unlockCandidate,
  readJobCandidate,
  listCandidateRecordings,
  reviewCandidate,
  shortlistCandidate,
  noteCandidate,
  declineCandidate,
  exportCandidates,
  replaceJobLink,
  eraseJob,
  listSessions,
  getSession,
  correctTurn,
  requestReview,
  createShare,
  listShares,
  revokeShares,
  readSharedReport,
  listRecordings,
  sayAgain,
  compareTries,
  listDueQuestions,
  keepAnswer,
  dropAnswer,
  listKeptAnswers,
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
