import {
  agentAttributes,
  type ClockAttribute,
  clockSchema,
  type Ears,
  type FeedbackAttribute,
  feedbackSchema,
  type HelpStage,
  helpSchema,
  type HintAttribute,
  hintSchema,
  earsSchema,
  type InterviewPhase,
  type Notice,
  noticeSchema,
  phaseSchema,
  type Progress,
  progressSchema,
  type QuestionAttribute,
  questionAttributeSchema,
  recordingSchema,
} from '@viva/api-client/room';

/** What the interviewer tells about the interview through its attributes. */
export interface InterviewFacts {
  readonly question: QuestionAttribute | null;
  readonly phase: InterviewPhase | null;
  readonly ears: Ears | null;
  readonly notice: Notice | null;
  /** The sound of the candidate's answers is kept. */
  readonly recording: boolean;
  /** Where to call is to be shown, since the candidate spoke of danger to a life. */
  readonly help: HelpStage | null;
  /** How time runs, by the interviewer's clock. */
  readonly clock: ClockAttribute | null;
  /** How far it has come; null before the first question. */
  readonly progress: Progress | null;
  /** The hint for the question, or that there is one. */
  readonly hint: HintAttribute | null;
  /** In a coached interview: what is said about the answer to the question, while it may be said again. */
  readonly feedback: FeedbackAttribute | null;
}

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** Reads the attributes; one that is absent or does not fit its schema is null. */
export function factsOf(attributes: Readonly<Record<string, string>>): InterviewFacts {
  return {
    question: read(questionAttributeSchema, attributes[agentAttributes.question]),
    phase: read(phaseSchema, attributes[agentAttributes.phase]),
    ears: read(earsSchema, attributes[agentAttributes.ears]),
    notice: read(noticeSchema, attributes[agentAttributes.notice]),
    recording: read(recordingSchema, attributes[agentAttributes.recording]) ?? false,
    help: read(helpSchema, attributes[agentAttributes.help]),
    clock: read(clockSchema, attributes[agentAttributes.clock]),
    progress: read(progressSchema, attributes[agentAttributes.progress]),
    hint: read(hintSchema, attributes[agentAttributes.hint]),
    feedback: read(feedbackSchema, attributes[agentAttributes.feedback]),
  };
}

function read<T>(schema: Schema<T>, value: string | undefined): T | null {
  if (value === undefined || value === '') return null;
  try {
    const parsed = schema.safeParse(JSON.parse(value));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
