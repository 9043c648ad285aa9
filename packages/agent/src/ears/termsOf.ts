import type { SessionContext } from '@viva/api-client/internal';
import { termsIn } from '@viva/interview';

/** So many are looked for in what is said, and none that is longer, in characters: that is a sentence of an employer's. */
const [mostTerms, longestTerm] = [60, 40];

/** Names of tools, products and rules that an interview's job, or a candidate's own profile, asks for. */
export function termsOf({ job, profile }: Pick<SessionContext, 'job' | 'profile'>): string[] {
  const described = profile?.described?.skills.map(({ name }) => name) ?? [];
  const own = (profile?.resumeText ?? '').split('\n').flatMap((line) => termsIn(line).map(({ name }) => name));
  return [...new Set([...(job?.skills ?? []), ...described, ...own])]
    .filter((term) => term.length <= longestTerm)
    .slice(0, mostTerms);
}
