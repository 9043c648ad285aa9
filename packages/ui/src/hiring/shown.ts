import { clock, list } from '../emails/words.ts';
import { levelWords } from '../levels.ts';
import type { BadgeProps } from '../primitives/index.ts';
import type { CandidateView, EvidenceClaim, SkillEvidence } from './types.ts';

type Known = Pick<SkillEvidence, 'level' | 'asked'>;

/** What is known of a skill, in words. */
export const levelText = ({ level, asked }: Known): string =>
  level ? levelWords[level].name : asked ? 'Not enough evidence' : 'Not asked';

/** The color under {@link levelText}. */
export const toneOf = ({ level, asked }: Known): NonNullable<BadgeProps['tone']> =>
  level === 'strong' || level === 'solid' ? 'listening' : level === null && asked ? 'thinking' : 'neutral';

/** When the interview was, how long, and what is special about it, in one line. */
export const aboutText = (candidate: CandidateView): string =>
  [candidate.dateText, `${clock(candidate.interviewMs)} long`, typedTexts[candidate.typed], countedText(candidate)]
    .filter((part) => part !== undefined)
    .join(' · ');

/** `4 of 6 answers assessed`, where not all of them were. */
export const countedText = ({ counted }: Pick<CandidateView, 'counted'>): string | undefined =>
  counted && counted.assessed < counted.questions
    ? `${counted.assessed} of ${counted.questions} answers assessed`
    : undefined;

/** How the candidate answered, where it was not by voice alone. */
const typedTexts = { none: undefined, some: 'partly typed', all: 'typed' } as const;

/**
 * Who was assessed by what, a line for each method; empty where all were assessed alike, or at most one was.
 */
export function methodsApart(candidates: readonly Pick<CandidateView, 'label' | 'method'>[]): readonly string[] {
  const assessed = candidates.flatMap(({ label, method }) => (method ? [{ label, method }] : []));
  const byMethod = Map.groupBy(assessed, ({ method }) => method);
  if (byMethod.size < 2) return [];
  return [...byMethod].map(([method, who]) => `${list(who.map(({ label }) => label))}: ${method}.`);
}

/** What one cell of a comparison shows: a claim, or the other skill whose words would be the same. */
export interface Cell {
  readonly claim?: EvidenceClaim;
  /** The skill beside which the words stand already. */
  readonly sameAs?: string;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
const overlap = (one: string, other: string) => one.includes(other) || other.includes(one);

/**
 * A claim for each skill of one candidate, by the skill's name, so that no words stand in two cells. Skills with the
 * fewest claims choose first.
 */
export function distinctClaims(skills: readonly SkillEvidence[]): ReadonlyMap<string, Cell> {
  const taken: { readonly skill: string; readonly words: string }[] = [];
  const cells = new Map<string, Cell>();
  for (const { skill, claims } of skills.toSorted((a, b) => a.claims.length - b.claims.length)) {
    const holderOf = ({ quote }: EvidenceClaim) => taken.find(({ words }) => overlap(words, plain(quote.text)));
    const claim = claims.find((one) => !holderOf(one));
    const [first] = claims;
    if (claim) {
      taken.push({ skill, words: plain(claim.quote.text) });
      cells.set(skill, { claim });
    } else if (first) cells.set(skill, { sameAs: holderOf(first)?.skill ?? '' });
  }
  return cells;
}
