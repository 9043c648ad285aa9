import { z } from 'zod';

/** What a question looks for; the same eight for every role. */
export const competencySchema = z.enum([
  'motivation',
  'problem-solving',
  'teamwork',
  'communication',
  'ownership',
  'adaptability',
  'leadership',
  'craft',
]);
export type Competency = z.infer<typeof competencySchema>;

/** What an answer can lack, and so what a probe asks for. `reason` and `lesson` go deeper into one that lacks nothing. */
export const probeKindSchema = z.enum(['more', 'own-part', 'action', 'result', 'specifics', 'reason', 'lesson']);
export type ProbeKind = z.infer<typeof probeKindSchema>;

/** Probes as they are stored. Earlier versions also asked for the situation; what they stored is read without it. */
export const storedProbesSchema = z
  .array(z.enum([...probeKindSchema.options, 'situation']))
  .transform((kinds) => kinds.filter((kind) => kind !== 'situation'));

/**
 * What a good answer rests on. `background`: what was done so far, and what is looked for; `story`: one event with a
 * situation, an own action and a result; `method`: how something is done, step by step; `view`: reasons and judgement;
 * `fact`: a yes or a no, as of a license, which is taken as it is said and never assessed.
 */
export const evidenceSchema = z.enum(['background', 'story', 'method', 'view', 'fact']);
export type Evidence = z.infer<typeof evidenceSchema>;

/** Who made a question: the employer, the question bank, rules from a required skill or from a résumé, or a model. */
export const questionSourceSchema = z.enum(['employer', 'bank', 'skill', 'resume', 'model']);
export type QuestionSource = z.infer<typeof questionSourceSchema>;

/** One question of a plan. Plans of before have none of the optional parts. */
export const plannedQuestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  competency: competencySchema,
  /** Whether the question asks for a story (situation, action, result); only then are result and own part probed for. */
  behavioural: z.boolean(),
  /** The same question in plainer words, for "what do you mean?"; without it the text itself is said again. */
  rephrase: z.string().optional(),
  part: z.enum(['opening', 'core']).optional(),
  /** Required skills that an answer can show, as the plan names them. */
  skills: z.array(z.string()).optional(),
  evidence: evidenceSchema.optional(),
  /** What may be asked back, most telling first. */
  probes: storedProbesSchema.optional(),
  /** Time for the question, the answer and what is asked back. */
  budgetMs: z.number().int().positive().optional(),
  source: questionSourceSchema.optional(),
});
export type PlannedQuestion = z.infer<typeof plannedQuestionSchema>;

/** Why a required skill is not asked about. `unclear`: it is no name of a skill, such as a sentence or an address. */
export const uncoveredReasonSchema = z.enum(['no-time', 'may-not-be-asked', 'unclear']);
export type UncoveredReason = z.infer<typeof uncoveredReasonSchema>;

/**
 * Why an employer's question is left out. `may-not-be-asked`: it asks for what nobody may be chosen by; `repeated`: an
 * earlier one asks the same; `instructs`: it gives orders instead of asking; `unclear`: it can't be said aloud;
 * `no-time`: as many as the job may have stand before it.
 */
export const refusedReasonSchema = z.enum(['may-not-be-asked', 'repeated', 'instructs', 'unclear', 'no-time']);
export type RefusedReason = z.infer<typeof refusedReasonSchema>;

/** How an interview's time is meant to be spent, in milliseconds; the questions share `questionsMs`. */
export const planBudgetSchema = z.object({
  greetingMs: z.number().int().min(0),
  questionsMs: z.number().int().min(0),
  ownQuestionsMs: z.number().int().min(0),
  closingMs: z.number().int().min(0),
});
export type PlanBudget = z.infer<typeof planBudgetSchema>;

/** The questions of one interview, in order. Plans of before have none of the optional parts. */
export const interviewPlanSchema = z.object({
  /** Id of the role in the bank, or `general`. */
  role: z.string(),
  /** The role as people say it, as in "software engineer". */
  title: z.string(),
  questions: z.array(plannedQuestionSchema).min(1),
  /**
   * What it was made from: an employer's job, the practice profile, what the candidate said at the start, or one question of an
   * earlier interview, which is said again.
   */
  from: z.enum(['job', 'profile', 'said', 'again']).optional(),
  /** The skills that the job requires, most important first; missing for interviews without a job. */
  skills: z.array(z.string()).optional(),
  /** Those of `skills` that no question asks for. */
  uncovered: z.array(z.object({ skill: z.string(), reason: uncoveredReasonSchema })).optional(),
  /** The employer's questions that are left out, by their place in the employer's list, from 0. */
  refused: z.array(z.object({ index: z.number().int().min(0), reason: refusedReasonSchema })).optional(),
  budget: planBudgetSchema.optional(),
});
export type InterviewPlan = z.infer<typeof interviewPlanSchema>;

/**
 * What a move does; each utterance of the interviewer is one move. `offer`: after "I don't know", a similar situation or
 * moving on. `redirect`: back to the interview after something that is neither an answer nor a request it can serve.
 * `ask-again`: the question once more, since what was said likely answers another one. `hint`: what a good answer of this kind is made of, on request. `coach`: what was heard of an answer, with the offer to say it
 * again. `care`: kindly, when the candidate is in distress. `set-boundary`: calmly, once, after an insult. `check`: whether words that
 * may be misheard were meant. `go-on`: back to the question after one of these.
 */
export const moveKindSchema = z.enum([
  'greet',
  'ask-role',
  're-ask-role',
  'ask',
  'probe',
  'repeat',
  'rephrase',
  'ask-again',
  'nudge',
  'offer',
  'redirect',
  'wait',
  'hint',
  'coach',
  'care',
  'set-boundary',
  'check',
  'go-on',
  'resume',
  'welcome-back',
  'offer-questions',
  'answer-candidate',
  'close',
]);
export type MoveKind = z.infer<typeof moveKindSchema>;
