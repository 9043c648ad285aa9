import { z } from 'zod';
import { touchesUnlawful } from '../../policy/unlawful.ts';
import type { SessionRecord } from '../../report/record.ts';
import { asksForStory } from '../question.ts';
import { usesOnlyWordsOf } from '../rewrite/onlyWords.ts';
import { assessableIn } from './assessable.ts';
import { findQuote } from './findQuote.ts';
import { readReply } from './readReply.ts';
import type { AcceptedAssessment, ModelClaim, RefusalReason } from './types.ts';

const longest = { claim: 240, rewrite: 1_500 };
const text = z.string();
const replySchema = z.object({
  answers: z.array(
    z.object({
      questionId: text,
      criteria: z.array(
        z.object({
          name: z.enum(['structure', 'specificity', 'relevance', 'reflection']),
          score: z.number(),
          claim: text,
          quotes: z.array(text),
        }),
      ),
      parts: z
        .object({
          situation: text.nullish(),
          task: text.nullish(),
          action: text.nullish(),
          result: text.nullish(),
        })
        .nullish(),
      rewrite: text.nullish(),
    }),
  ),
  skills: z.array(z.object({ skill: text, questionId: text, claim: text, quote: text })).nullish(),
});

const unfair =
  /\b(?:voice|accent|pronunciation|tone|fluen\w*|stutter\w*|filler\w*|emotion\w*|nervous\w*|anxious|confident|personality|enthusias\w*|young|old|native|english|man|woman|male|female|attractive|face|look(?:s|ed) )\b/i;
const isFair = (claim: string) =>
  claim.trim().length > 0 && claim.length <= longest.claim && !unfair.test(claim) && !touchesUnlawful(claim);

const storyParts = ['situation', 'task', 'action', 'result'] as const;

/**
 * What of a model's reply may be used; null when it is not the JSON that was asked for. A quote that doesn't stand in
 * that very answer removes its claim, and a score without a claim is removed with it.
 */
export function acceptAssessment(record: SessionRecord, replyText: string): AcceptedAssessment | null {
  const reply = readReply(replySchema, replyText);
  if (!reply) return null;
  const readings = new Map(assessableIn(record).map((reading) => [reading.question.id, reading]));
  const accepted: AcceptedAssessment = { scores: [], claims: [], rewrites: [], refused: [] };
  const refuse = (what: string, why: RefusalReason) => void accepted.refused.push({ what, why });
  const seen = new Set<string>();
  const claim = (questionId: string, about: ModelClaim['about'], words: string, quoted: string): boolean => {
    const reading = readings.get(questionId);
    const quote = reading ? findQuote(reading, quoted) : null;
    const what = about.kind === 'skill' ? 'a skill' : about.name;
    if (!quote) refuse(what, reading ? 'quote-not-in-answer' : 'unknown-question');
    else if (!isFair(words)) refuse(what, 'unfair-claim');
    else accepted.claims.push({ id: `c${accepted.claims.length + 1}`, questionId, about, claim: words.trim(), quote });
    return quote !== null && isFair(words);
  };
  for (const { questionId, criteria, parts, rewrite } of reply.answers) {
    const reading = readings.get(questionId);
    if (!reading || seen.has(questionId)) {
      refuse('an answer', 'unknown-question');
      continue;
    }
    seen.add(questionId);
    const scored = new Set<string>();
    for (const { name, score, claim: words, quotes } of criteria) {
      if (!(score >= 0 && score <= 5)) refuse(name, 'out-of-range');
      else if (!scored.has(name)) {
        const stands = quotes.slice(0, 3).map((quote) => claim(questionId, { kind: 'criterion', name }, words, quote));
        if (stands.includes(true)) {
          scored.add(name);
          accepted.scores.push({ questionId, criterion: name, score });
        }
      }
    }
    if (asksForStory(reading.question))
      for (const name of storyParts) {
        const quote = parts?.[name];
        if (quote) claim(questionId, { kind: 'part', name }, `This is the ${name}.`, quote);
      }
    if (rewrite && rewrite.length <= longest.rewrite && usesOnlyWordsOf(reading, rewrite))
      accepted.rewrites.push({ questionId, text: rewrite.trim() });
    else if (rewrite) refuse('a rewrite', 'invented-words');
  }
  for (const { skill, questionId, claim: words, quote } of reply.skills ?? []) {
    if (record.plan.skills?.includes(skill)) claim(questionId, { kind: 'skill', skill }, words, quote);
    else refuse('a skill', 'unknown-skill');
  }
  return accepted;
}
