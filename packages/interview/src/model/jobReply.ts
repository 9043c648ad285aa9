import { z } from 'zod';
import { type Seniority, seniorities } from '../jobs/seniority.ts';
import { believedText } from '../jobs/text/believed.ts';
import { faultOf } from '../plan/rules.ts';
import { judges } from '../policy/judging.ts';
import { namesTrait } from '../policy/unlawful.ts';
import { mostOfJob } from '../prompts/job.ts';
import { type Span, spansIn } from './spans.ts';

/** What a model read of a job description, as far as its quotes bear it out. */
export interface ModelJobReading {
  readonly title: string;
  readonly seniority: Seniority;
  /** As the description has them. */
  readonly duties: readonly string[];
  readonly skills: readonly string[];
  readonly conditions: readonly string[];
  readonly questions: readonly string[];
  /** Quotes that the model gave, and how many of them stand in the description. */
  readonly quotes: { readonly given: number; readonly verified: number };
}

/** Longest name, quote or question that is looked at, in characters. */
const part = z.string().max(500);
const quoted = z.object({ name: part, quote: part });
const replySchema = z.object({
  title: quoted,
  seniority: z.object({ level: z.enum(seniorities), quote: part }),
  duties: z.array(part).max(60),
  skills: z.array(quoted).max(60),
  conditions: z.array(part).max(60),
  questions: z.array(z.object({ about: part, text: part })).max(24),
});

/** A skill or a title is a few words, not a sentence. */
const mostWords = 8;

/**
 * What of a model's reply may be used: what its quotes show, when they stand in the description word for word, and questions
 * about it that may be asked. Null when the reply is not what was asked for, or leaves no title, skill or question.
 */
export function acceptJobReply(content: string, reply: unknown): ModelJobReading | null {
  const parsed = replySchema.safeParse(reply);
  if (!parsed.success) return null;
  const { title, seniority, duties, skills, conditions, questions } = parsed.data;
  const find = spansIn(content);
  const standing = (quotes: readonly string[]) => quotes.flatMap((quote) => find(quote) ?? []);
  const [work, terms] = [standing(duties), standing(conditions)];
  const shown = skills.filter(({ quote }) => find(quote) !== null);
  const able = shown.filter(({ name, quote }) => fitsQuote(name, quote) && !isCondition(find(quote), terms));
  const names = distinct(able.map(({ name }) => name.trim())).slice(0, mostOfJob.skills);
  if (find(title.quote) === null || stemsIn(title.name, title.quote) < 1 || names.length === 0) return null;
  const about = new Set([...names, ...work.map(({ text }) => text)].flatMap(stemsOf));
  const asked = askable(questions, about);
  if (asked.length === 0) return null;
  const levelShown = find(seniority.quote) !== null;
  return {
    title: title.name.trim(),
    seniority: levelShown ? seniority.level : 'regular',
    duties: work.map(({ text }) => text).slice(0, mostOfJob.duties),
    skills: names,
    conditions: terms.map(({ text }) => text).slice(0, mostOfJob.conditions),
    questions: asked,
    quotes: {
      given: 1 + duties.length + skills.length + conditions.length,
      verified: 1 + work.length + shown.length + terms.length,
    },
  };
}

/** Questions about these words that keep every rule of a plan. */
function askable(questions: readonly { about: string; text: string }[], about: ReadonlySet<string>): string[] {
  const asked: string[] = [];
  for (const text of questions.map((question) => question.text.trim())) {
    if (!stemsOf(text).some((stem) => about.has(stem)) || believedText(text) === '' || judges(text)) continue;
    if (asked.length < mostOfJob.questions && faultOf(text, asked) === null) asked.push(text);
  }
  return asked;
}

const fitsQuote = (name: string, quote: string): boolean =>
  name.trim().split(/\s+/).length <= mostWords && stemsIn(name, quote) > 0.5 && !namesTrait(name);

/** What is demanded of a body or of a private life is no skill. */
const isCondition = (span: Span | null, conditions: readonly Span[]): boolean =>
  span !== null && conditions.some(({ from, to }) => span.from >= from && span.to <= to);

const distinct = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at);

/** How much of a text's telling words another one has, 0 to 1; 0 for a text without any. */
function stemsIn(text: string, other: string): number {
  const known = new Set(stemsOf(other));
  const own = stemsOf(text);
  return own.filter((stem) => known.has(stem)).length / Math.max(own.length, 1);
}

/** Words that tell no skill from another. */
const commonWords = new Set(
  `a about an and as at by for from in into is of on or our the to with you your
  ability able experience good knowledge skill skills strong work working`.split(/\s+/),
);

/** Beginnings of telling words, by which "nurse" and "nursing" are one. */
const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [])
    .filter((word) => !commonWords.has(word))
    .map((word) => word.slice(0, 4));
