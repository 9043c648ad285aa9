import type { PlannedQuestion } from '../types.ts';
import { asksForStory, competencyOf, evidenceOf, probesFor } from './evidence.ts';
import { plainQuestion } from './plainQuestion.ts';

/** A question that someone wrote as a plan holds it, by its words alone; the `at`th of an employer's. */
export function ownQuestion(text: string, at = 0): PlannedQuestion {
  const evidence = evidenceOf(text);
  const competency = competencyOf(text);
  return {
    id: `job-${at + 1}`,
    text,
    competency,
    behavioural: asksForStory(text),
    rephrase: plainQuestion(text),
    part: at === 0 && competency === 'motivation' ? 'opening' : 'core',
    evidence,
    probes: probesFor(evidence),
    source: 'employer',
  };
}
