import { z } from 'zod';
import { replyJson } from '../model/replyJson.ts';
import type { Criterion } from '../report/schema.ts';
import type { Heard } from '../report/turns.ts';
import { criteriaFor } from './criteria.ts';
import { figure, levelOf } from './levels.ts';
import type { Passage } from './passages.ts';

/** Changes whenever a model could be led to another rating by what it is asked. */
export const promptVersion = 2;

const names = ['case', 'own-action', 'reason', 'outcome', 'lesson'] as const satisfies readonly Criterion['name'][];
/** The yes/no questions that a model is asked about an answer, by the criterion that each decides. */
export const asked: Readonly<Record<Criterion['name'], string>> = {
  case: 'Does it tell one real case, something that happened once?',
  'own-action': 'Does it tell what this person did themselves?',
  reason: 'Does it tell why they did it so?',
  outcome: 'Does it tell what came of it?',
  lesson: 'Does it tell what they took from it, in words that fit only this case?',
};

const passSchema = z.object({
  answers: z.array(
    z.object({
      questionId: z.string(),
      criteria: z.array(z.object({ name: z.enum(names), met: z.boolean(), quote: z.string().nullable() })),
      rating: z.number().min(0).max(5),
    }),
  ),
});
/** What a model said in one pass; nothing of it is believed before its quotes are found. */
export type ModelPass = z.infer<typeof passSchema>;

/** Two passes of a model that know nothing of each other, nor of what the heads found. */
export interface ModelAssessment {
  readonly model: string;
  readonly passes: readonly [ModelPass, ModelPass];
}

/** A model's reply as a pass; null when it is not the JSON that was asked for. */
export function acceptPass(replyText: string): ModelPass | null {
  const parsed = passSchema.safeParse(replyJson(replyText));
  return parsed.success ? parsed.data : null;
}

/** Shorter quotes stand anywhere and show nothing, longer ones say nothing by themselves; in words. */
const [shortestQuote, longestQuote] = [4, 60];
/** So many of five questions must have a quote for a rating from here on; of fewer questions, the same share of them. */
const needs = [0, 0, 1, 2, 3, 3] as const;
/** Two passes that are further apart know nothing. */
const furthestApart = 1.5;

/** Whether a quote stands in what counts of an answer, character for character. */
function stands(quote: string | null, passages: readonly Passage[], heard: readonly Heard[]): boolean {
  const wanted = quote?.trim() ?? '';
  const words = wanted.split(/\s+/).length;
  if (words < shortestQuote || words > longestQuote) return false;
  return heard.some(({ turn }) => {
    const start = turn.speaker === 'user' ? turn.text.indexOf(wanted) : -1;
    if (start < 0) return false;
    const end = start + wanted.length;
    const covered = passages
      .filter((passage) => passage.turn === turn.n)
      .reduce((sum, passage) => sum + Math.max(0, Math.min(end, passage.end) - Math.max(start, passage.start)), 0);
    // Between two sentences there is a space that belongs to neither.
    return covered >= wanted.length - passages.length;
  });
}

/** An answer that a model rated. */
export interface RatedAnswer {
  readonly questionId: string;
  /** What of it counts. */
  readonly passages: readonly Passage[];
  /** Whether a story was asked for. */
  readonly story: boolean;
}

/**
 * How a model rates an answer: the mean of its two passes, each no higher than the yeses whose quotes stand in the answer
 * bear. Null where a pass says nothing of the answer, or the two are far apart.
 */
export function modelRating(
  { questionId, passages, story }: RatedAnswer,
  { passes }: ModelAssessment,
  heard: readonly Heard[],
): number | null {
  const asks = criteriaFor(story);
  const ratings = passes.flatMap(({ answers }) => {
    const found = answers.find((answer) => answer.questionId === questionId);
    if (!found) return [];
    // One quote bears one yes, whatever it is given for.
    const yeses = new Set(
      found.criteria
        .filter(({ name, met, quote }) => met && asks.includes(name) && stands(quote, passages, heard))
        .map(({ quote }) => quote?.trim()),
    ).size;
    const most = needs.findLastIndex((least) => yeses >= Math.ceil((least * asks.length) / names.length));
    return [Math.min(found.rating, most)];
  });
  const [one, other] = ratings;
  if (one === undefined || other === undefined || Math.abs(one - other) > furthestApart) return null;
  return (one + other) / 2;
}

/** A rating by two ways: their mean; where their levels differ, the one that is not shown is told. */
export function together(
  byHeads: number,
  byModel: number | null,
): { rating: number; disputed: ReturnType<typeof levelOf> | null } {
  if (byModel === null) return { rating: byHeads, disputed: null };
  const rating = (byHeads + byModel) / 2;
  const shown = levelOf(figure(rating));
  const other = [byModel, byHeads].map(levelOf).find((level) => level !== shown);
  return { rating, disputed: levelOf(byModel) === levelOf(byHeads) ? null : (other ?? null) };
}
