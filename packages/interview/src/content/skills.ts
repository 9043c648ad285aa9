import type { SkillEvidence } from '../report/schema.ts';
import { matchesIn } from '../jobs/skills/trie.ts';
import { tokensOf } from '../jobs/text/tokens.ts';
import type { Assessment } from './answer/assessAnswer.ts';
import type { Feature } from './answer/features.ts';
import { figure } from './answer/features.ts';
import { quoteAround } from './answer/quotes.ts';
import { topicStems } from './answer/themes.ts';
import { tokensIn } from './text/tokens.ts';

/** An assessed answer with its score. */
export interface Scored {
  readonly assessment: Assessment;
  readonly score: number;
}

type Claim = SkillEvidence['claims'][number];

const mostClaims = 3;
/** Below this an answer shows nothing that could speak for a skill. */
const leastScore = 1.2;
/** A skill that is only mentioned in passing, in an answer to something else. */
const mentionedAtMost = 4;

const termsIn = (text: string): string[] => matchesIn(text, tokensOf(text), 60).map(({ term }) => term.name);
const stemsIn = (text: string): string[] => topicStems(tokensIn(text).map(({ key }) => key));

/** Whether a text speaks of a skill: by a name that the vocabulary knows for it, or by all of its words. */
function speaksOf(skill: string): (text: string) => boolean {
  const terms = termsIn(skill);
  const stems = stemsIn(skill);
  return (text) => {
    if (terms.length > 0 && termsIn(text).some((term) => terms.includes(term))) return true;
    const said = new Set(stemsIn(text));
    return stems.length > 0 && stems.every((stem) => said.has(stem));
  };
}

const said = ({ clause }: Feature) => clause.plain.slice(clause.start, clause.end).replace(/\s+/g, ' ');

function claimOf({ assessment }: Scored, feature: Feature, skill: string): Claim {
  const questionId = assessment.reading.question.id;
  const quote = quoteAround(feature.clause, assessment.reading.clauses);
  const what =
    feature.outcome && feature.own === 0
      ? `Says what came of it, where ${skill} was asked for.`
      : feature.own > 0
        ? `Tells what they did themselves, where it took ${skill}.`
        : feature.habits > 0
          ? `Says how they go about ${skill}, as a habit.`
          : `Speaks of ${skill}, without saying what they did themselves.`;
  return { claim: what, questionId, quote };
}

const worth = ({ own, ours, habits, outcome, numbers, stems }: Feature) =>
  own * 2 + ours + habits * 0.5 + (outcome ? 1.2 : 0) + numbers.length * 0.5 + Math.min(stems.length, 6) * 0.1;

const bestOf = (features: readonly Feature[]): Feature | undefined =>
  [...features].filter(({ stems }) => stems.length > 0).sort((a, b) => worth(b) - worth(a) || a.index - b.index)[0];

/**
 * What the answers show of each skill that a job requires. Questions that ask about the skill count with their answer's
 * score; elsewhere only a clause that speaks of the skill does. No claim, no score: not enough evidence.
 */
export function skillsOf(skills: readonly string[], answers: readonly Scored[]): SkillEvidence[] {
  const usable = answers.filter(
    ({ score, assessment }) =>
      score >= leastScore && !assessment.caps.some(({ code }) => code === 'no-substance' || code === 'off-topic'),
  );
  return skills.map((skill) => {
    const speaks = speaksOf(skill);
    const found: { claims: Claim[]; score: number }[] = [];
    for (const scored of usable) {
      const { question } = scored.assessment.reading;
      const { features, parts } = scored.assessment;
      const listed = question.skills?.some((name) => name.toLowerCase() === skill.toLowerCase()) === true;
      const asked = listed || speaks(question.text);
      const named = features.filter((feature) => feature.stems.length > 0 && speaks(said(feature)));
      const shown = asked
        ? [parts.action ?? bestOf(features), parts.result].flatMap((feature) => feature ?? [])
        : [bestOf(named)].flatMap((feature) => feature ?? []);
      if (shown.length === 0) continue;
      const did = asked || shown.some(({ own, ours }) => own + ours > 0);
      const score = asked ? scored.score : Math.min(scored.score, did ? mentionedAtMost : 2.5);
      found.push({ claims: shown.map((feature) => claimOf(scored, feature, skill)), score });
    }
    found.sort((a, b) => b.score - a.score);
    const claims = found.flatMap((evidence) => evidence.claims).slice(0, mostClaims);
    const [best, second] = found;
    if (!best || claims.length === 0) return { skill, score: null, claims: [] };
    return { skill, score: figure(second ? best.score * 0.7 + second.score * 0.3 : best.score), claims };
  });
}
