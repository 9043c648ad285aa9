export { planAgain, tryMs } from './again/plan.ts';
export { dueAt } from './again/schedule.ts';
export type { Review } from './again/schedule.ts';
export { bank, generalRole, roleById, roles } from './bank/index.ts';
export type { BankQuestion, Role } from './bank/index.ts';
export { describedJob, readJobDescription } from './jobs/readJobDescription.ts';
export type { DescribedJob, JobReading, ReadAdvert } from './jobs/readJobDescription.ts';
export { isEnglish } from './jobs/text/isEnglish.ts';
export { advertLines } from './jobs/text/lines.ts';
export { believedText, longestDescription } from './jobs/text/believed.ts';
export {
  acceptPlanReply,
  defaultQuestionCount,
  makePlan,
  planForJob,
  planForProfile,
  questionsThatFit,
} from './plan.ts';
export type { PlannedJob, PlannedProfile } from './plan.ts';
export { termsIn } from './plan/skills.ts';
export { acceptAnswerable } from './model/answerable.ts';
export { type ModelJobReading, acceptJobReply } from './model/jobReply.ts';
export { mergedReading } from './model/mergedReading.ts';
export { acceptWording, wordingBrief } from './model/probe.ts';
export { replyJson } from './model/replyJson.ts';
export { type ModelReading, acceptTurnReply } from './model/turnReply.ts';
export { judges } from './policy/judging.ts';
export { assessmentBrief } from './prompts/assessment.ts';
export { answerableBrief } from './prompts/answerable.ts';
export type { Brief } from './prompts/brief.ts';
export { jobBrief } from './prompts/job.ts';
export { planBrief } from './prompts/planQuestions.ts';
export { turnBrief } from './prompts/turn.ts';
export { closingMarginMs } from './policy/closing.ts';
export { factTexts } from './policy/facts/facts.ts';
export type { Option, PolicyEvent, SaidEvent } from './policy/option.ts';
export { coachedMs, feedbackView } from './policy/coaching/coach.ts';
export { decide } from './policy/decide.ts';
export { hintView } from './policy/hints.ts';
export { isJudged } from './policy/missing.ts';
export { keptAnswer } from './policy/told.ts';
export { wantsToGoOn } from './policy/waiting.ts';
export { tellsOfDanger } from './policy/safety.ts';
export { outcomeSchema, personaSchema, policyStateSchema, startPolicy } from './policy/state.ts';
export type { Persona, PolicyState } from './policy/state.ts';
export { namesTrait, touchesUnlawful, unlawfulTopic, unlawfulTopics } from './policy/unlawful.ts';
export type { UnlawfulTopic } from './policy/unlawful.ts';
export {
  currentQuestion,
  helpView,
  mayPause,
  patienceMs,
  phaseOf,
  progressView,
  questionView,
} from './policy/views.ts';
export { asksForLittle } from './plan/asksForLittle.ts';
export { acceptPass } from './assess/model.ts';
export type { ModelAssessment, ModelPass } from './assess/model.ts';
export { readAnswers } from './assess/readAnswers.ts';
export type { AnswersRead } from './assess/readAnswers.ts';
export { buildReport } from './report/buildReport.ts';
export { correctTurn, correctionLimits, hardToHear, judgeCorrection } from './report/corrections.ts';
export { withKinds } from './report/kinds.ts';
export { norms } from './report/norms.ts';
export { isPersonalMatter, leftOut, lineForOthers, personalTurns, reportForOthers } from './report/personal.ts';
export { recogniserName } from './report/recogniserName.ts';
export { recordTurnSchema, sessionRecordSchema } from './report/record.ts';
export type { RecordTurn, SessionRecord } from './report/record.ts';
export { ribbonInShort, ribbonOf, ribbonSchema } from './report/ribbon/index.ts';
export {
  levelSchema,
  methodSchema,
  metricsSchema,
  reasonSchema,
  reportAnswerSchema,
  reportSchema,
} from './report/schema.ts';
export type { Level, Method, Metrics, Reason, Report, ReportAnswer } from './report/schema.ts';
export { matchRole } from './role/matchRole.ts';
export type { RoleMatch } from './role/matchRole.ts';
export { stockLines } from './stockLines.ts';
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
