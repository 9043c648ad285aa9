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

/** What an answer can lack, and so what a probe asks for. */
export const probeKindSchema = z.enum(['result', 'own-part', 'more', 'specifics']);
export type ProbeKind = z.infer<typeof probeKindSchema>;

/** One question of a plan. */
export const plannedQuestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  competency: competencySchema,
  /** Whether the question asks for a story (situation, action, result); only then are result and own part probed for. */
  behavioural: z.boolean(),
  /** The same question in plainer words, for "what do you mean?"; without it the text itself is said again. */
  rephrase: z.string().optional(),
});
export type PlannedQuestion = z.infer<typeof plannedQuestionSchema>;

/** The questions of one interview, in order. */
export const interviewPlanSchema = z.object({
  /** Id of the role in the bank, or `general`. */
  role: z.string(),
  /** The role as people say it, as in "software engineer". */
  title: z.string(),
  questions: z.array(plannedQuestionSchema).min(1),
});
export type InterviewPlan = z.infer<typeof interviewPlanSchema>;

/**
 * What a move does; each utterance of the interviewer is one move. `offer`: after "I don't know", a similar situation or
 * moving on. `redirect`: back to the interview after something that is neither an answer nor a request it can serve.
 */
export const moveKindSchema = z.enum([
  'greet',
  'ask-role',
  're-ask-role',
  'ask',
  'probe',
  'repeat',
  'rephrase',
  'nudge',
  'offer',
  'redirect',
  'wait',
  'resume',
  'welcome-back',
  'offer-questions',
  'answer-candidate',
  'close',
]);
export type MoveKind = z.infer<typeof moveKindSchema>;
