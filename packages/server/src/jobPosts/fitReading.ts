import { type JobSuggestion, finalizedJobSchema, jobPostLimits } from '@viva/api-client';
import { touchesUnlawful } from '@viva/interview';

const plain = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .toWellFormed()
    .trim();

/** Addresses and markup have no place in a title, a skill or a question. */
const notWords = /[<>{}`|\\]|https?:|www\.|\S@\S/i;

function entries(list: readonly string[], most: number, fits: (entry: string) => boolean = () => true): string[] {
  const kept = new Map<string, string>();
  for (const entry of list.map(plain)) {
    if (!entry || entry.length > jobPostLimits.entry || notWords.test(entry) || !fits(entry)) continue;
    if (!kept.has(entry.toLowerCase())) kept.set(entry.toLowerCase(), entry);
  }
  return [...kept.values()].slice(0, most);
}

/** A title that may be made final: without a space after its full stop, "Cust.Service" looks like an address. */
function fitTitle(title: string): string {
  const fits = (text: string) => finalizedJobSchema.shape.suggested_title.safeParse(text).success;
  const spaced = title.replace(/\.(?=\p{L})/gu, '. ');
  return [title, spaced].find(fits) ?? '';
}

/**
 * What was read from a description, within what a job post may hold: each entry once, no addresses, no markup, no
 * question that may not be asked.
 */
export function fitReading({ suggested_title, required_skills, key_questions }: JobSuggestion): JobSuggestion {
  return {
    suggested_title: fitTitle(entries([suggested_title], 1)[0] ?? ''),
    required_skills: entries(required_skills, jobPostLimits.skills),
    key_questions: entries(key_questions, jobPostLimits.questions, (question) => !touchesUnlawful(question)),
  };
}
