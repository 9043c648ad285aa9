import type { Criterion, Quote, StoryParts } from '../../report/schema.ts';

/** What a chat model is asked: two texts, and the JSON schema of its reply. Ask at temperature 0. */
export interface Brief {
  system: string;
  user: string;
  schema: Record<string, unknown>;
}

/** Something that a model says of an answer, with the words that it rests on. */
export interface ModelClaim {
  id: string;
  questionId: string;
  /** What it bears on: a side of the rubric, a part of the story, or a skill of the job. */
  about:
    | { kind: 'criterion'; name: Criterion['name'] }
    | { kind: 'part'; name: keyof StoryParts }
    | { kind: 'skill'; skill: string };
  claim: string;
  quote: Quote;
}

/** A score that a model proposes; used only while one of its claims stands. */
export interface ModelScore {
  questionId: string;
  criterion: Criterion['name'];
  score: number;
}

/** What of a model's reply may be used: every quote stands in that very answer, every number is in range. */
export interface AcceptedAssessment {
  scores: ModelScore[];
  claims: ModelClaim[];
  /** Better wordings that use the candidate's own words alone. */
  rewrites: { questionId: string; text: string }[];
  /** What was refused and why; for logs, it repeats nothing that was said. */
  refused: { what: string; why: RefusalReason }[];
}
export type RefusalReason =
  'unknown-question' | 'unknown-skill' | 'out-of-range' | 'quote-not-in-answer' | 'unfair-claim' | 'invented-words';

/** An assessment whose claims a second pass has confirmed, and the name of the model that made it. */
export interface ModelAssessment {
  model: string;
  accepted: AcceptedAssessment;
}
