export { bank, generalRole, roleById, roles } from './bank/index.ts';
export type { BankQuestion, Role } from './bank/index.ts';
export { readJobDescription } from './jobs/readJobDescription.ts';
export type { JobReading } from './jobs/readJobDescription.ts';
export { believedText, longestDescription } from './jobs/text/believed.ts';
export {
  acceptPlanReply,
  defaultQuestionCount,
  makePlan,
  planBrief,
  planForJob,
  planForProfile,
  questionsThatFit,
} from './plan.ts';
export type { PlannedJob, PlannedProfile } from './plan.ts';
export { judges } from './policy/judging.ts';
export { closingMarginMs } from './policy/closing.ts';
export { acceptModelReply, leavesRoom, modelBrief } from './policy/model.ts';
export type { Option, PolicyEvent, Proposal, SaidEvent } from './policy/option.ts';
export { decide, propose } from './policy/propose.ts';
export { requestIn } from './policy/requests.ts';
export type { Request } from './policy/requestRules.ts';
export { outcomeSchema, personaSchema, policyStateSchema, startPolicy } from './policy/state.ts';
export type { Persona, PolicyState } from './policy/state.ts';
export { topicOf } from './policy/topic.ts';
export { namesTrait, touchesUnlawful, unlawfulTopic, unlawfulTopics } from './policy/unlawful.ts';
export type { UnlawfulTopic } from './policy/unlawful.ts';
export { currentQuestion, patienceMs, phaseOf, questionView } from './policy/views.ts';
export { acceptAssessment } from './content/model/acceptAssessment.ts';
export { assessmentBrief } from './content/model/assessmentBrief.ts';
export type { AcceptedAssessment, Brief, ModelAssessment, ModelClaim } from './content/model/types.ts';
export { acceptVerification, verificationBrief } from './content/model/verification.ts';
export { buildReport } from './report/buildReport.ts';
export { norms } from './report/norms.ts';
export { recogniserName } from './report/recogniserName.ts';
export { recordTurnSchema, sessionRecordSchema } from './report/record.ts';
export type { RecordTurn, SessionRecord } from './report/record.ts';
export { metricsSchema, reasonSchema, reportAnswerSchema, reportSchema } from './report/schema.ts';
export type { Metrics, Reason, Report, ReportAnswer } from './report/schema.ts';
export { matchRole } from './role/matchRole.ts';
export type { RoleMatch } from './role/matchRole.ts';
export { editDistance } from './text/similarity.ts';
export { looksUnfinished } from './text/unfinished.ts';
export { isFiller, wordsOf } from './text/words.ts';
export {
  competencySchema,
  interviewPlanSchema,
  moveKindSchema,
  plannedQuestionSchema,
  probeKindSchema,
} from './types.ts';
export type {
  Competency,
  Evidence,
  InterviewPlan,
  MoveKind,
  PlanBudget,
  PlannedQuestion,
  ProbeKind,
  QuestionSource,
  RefusedReason,
  UncoveredReason,
} from './types.ts';
