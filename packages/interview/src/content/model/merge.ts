import type { ReportAnswer, SkillEvidence, StoryParts } from '../../report/schema.ts';
import type { Assessment, Side } from '../answer/assessAnswer.ts';
import { figure } from '../answer/features.ts';
import type { AcceptedAssessment } from './types.ts';

/**
 * How far a model may move a side of the rubric from where the built-in rules see it, either way. It reads what the rules
 * can't; it can also be talked into things.
 */
export const modelReach = 1.5;

const claimsOf = (accepted: AcceptedAssessment, questionId: string) =>
  accepted.claims.filter((claim) => claim.questionId === questionId);

/** The sides of an answer with a model's scores, where a claim of it stands. Caps come after. */
export function withModelScores(assessment: Assessment, accepted: AcceptedAssessment): Record<Side, number> {
  const { id } = assessment.reading.question;
  const claims = claimsOf(accepted, id);
  const sides = { ...assessment.sides };
  for (const { questionId, criterion, score } of accepted.scores) {
    const stands = claims.some(({ about }) => about.kind === 'criterion' && about.name === criterion);
    if (questionId !== id || !stands) continue;
    const own = assessment.sides[criterion];
    sides[criterion] = figure(Math.max(own - modelReach, Math.min(own + modelReach, score)));
  }
  return sides;
}

/** The parts that the rules found, and where they found none, those that a model quoted. */
export function withModelParts(
  parts: StoryParts | null,
  questionId: string,
  accepted: AcceptedAssessment,
): StoryParts | null {
  if (!parts) return null;
  const quoted = (name: keyof StoryParts) =>
    claimsOf(accepted, questionId).find(({ about }) => about.kind === 'part' && about.name === name)?.quote ?? null;
  return {
    situation: parts.situation ?? quoted('situation'),
    task: parts.task ?? quoted('task'),
    action: parts.action ?? quoted('action'),
    result: parts.result ?? quoted('result'),
  };
}

const mostQuotes = 6;

/** Quotes of the rules, then those of a model that are not among them. */
export function withModelQuotes(
  quotes: ReportAnswer['quotes'],
  questionId: string,
  accepted: AcceptedAssessment,
): ReportAnswer['quotes'] {
  const more = claimsOf(accepted, questionId).filter(({ about }) => about.kind === 'criterion');
  const all = [...quotes];
  for (const { quote } of more)
    if (all.length < mostQuotes && !all.some(({ text, turn }) => turn === quote.turn && text === quote.text))
      all.push(quote);
  return all;
}

const mostClaims = 4;

/** Evidence with a model's claims added. A score comes from the rules alone: it needs an answer that they assessed. */
export function withModelClaims(skills: readonly SkillEvidence[], accepted: AcceptedAssessment): SkillEvidence[] {
  return skills.map((evidence) => {
    if (evidence.score === null) return evidence;
    const claims = accepted.claims
      .filter(({ about }) => about.kind === 'skill' && about.skill === evidence.skill)
      .map(({ claim, questionId, quote }) => ({ claim, questionId, quote }));
    const fresh = claims.filter(({ quote }) => !evidence.claims.some((known) => known.quote.text === quote.text));
    return { ...evidence, claims: [...evidence.claims, ...fresh].slice(0, mostClaims) };
  });
}
