import {
  agentAttributes,
  type Ears,
  earsSchema,
  type InterviewPhase,
  type Notice,
  noticeSchema,
  phaseSchema,
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
