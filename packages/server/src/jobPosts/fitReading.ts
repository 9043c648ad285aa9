import { type JobSuggestion, finalizedJobSchema, jobPostLimits } from '@viva/api-client';
import { namesTrait, touchesUnlawful } from '@viva/interview';

const plain = (text: string) =>
  text
    // What nobody sees must not hide a word.
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
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

/** {@link JobSuggestion}, from which nothing is taken away. */
type Suggestion = { readonly [K in keyof JobSuggestion]: Readonly<JobSuggestion[K]> };

/**
 * What was read from a description, within what a job post may hold: each entry once, no addresses, no markup, nothing
 * that may not be asked or required.
 */
export function fitReading({ suggested_title, required_skills, key_questions }: Suggestion): JobSuggestion {
  return {
    suggested_title: fitTitle(entries([suggested_title], 1)[0] ?? ''),
    required_skills: entries(required_skills, jobPostLimits.skills, (skill) => !namesTrait(skill)),
    key_questions: entries(key_questions, jobPostLimits.questions, (question) => !touchesUnlawful(question)),
  };
}
