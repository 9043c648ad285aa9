import type { AdvertReading, SkillKind } from '@viva/understanding';
import { type Mention, mentionsIn, stemsOf } from './mentions.ts';
import { weightOf } from './weigh.ts';

/** A skill that a job asks for. */
export interface Skill {
  /** As written inside a sentence. */
  readonly name: string;
  /** Its name in the vocabulary; '' for one that the vocabulary doesn't hold. */
  readonly term: string;
  readonly kind: SkillKind;
  /** How much it counts beside the others; more is more. */
  readonly weight: number;
  /** It is nice to have, and not required. */
  readonly wished: boolean;
}

/** As many as an interview has room for. */
export const mostSkills = 8;
/** What is less sure to be a skill is left out. */
const least = 0.6;
/** What is named again, in another line, counts more. */
const again = 0.3;
/** Several of one line count less, and so do several papers, tools, languages or manners. */
const crowded = -0.05;

type Weighed = Mention & Pick<Skill, 'weight'>;

/** The skills that an advert asks for, those that count most first; each once. */
export function chooseSkills({ lines }: AdvertReading, title = ''): Skill[] {
  const own = stemsOf(title);
  const found: Weighed[] = [];
  for (const mention of mentionsIn(lines)) {
    const next = { ...mention, weight: weightOf(mention, own, title) };
    const at = found.findIndex((one) => isSame(one, next));
    const before = found[at];
    if (before) found[at] = both(before, next);
    else found.push(next);
  }
  const left = found.filter(({ sure, stems }) => sure >= least && ![...stems].every((stem) => own.has(stem)));
  const chosen: Weighed[] = [];
  while (left.length > 0 && chosen.length < mostSkills) {
    const worth = (one: Weighed): number =>
      one.weight + crowded * chosen.filter((other) => isBeside(one, other)).length;
    const best = left.reduce((first, one) => (worth(one) > worth(first) ? one : first));
    left.splice(left.indexOf(best), 1);
    chosen.push(best);
  }
  return chosen.map(({ name, term, kind, weight, wished }) => ({ name, term, kind, weight, wished }));
}

const isBeside = (one: Mention, other: Mention): boolean =>
  one.line === other.line || (one.kind !== 'practice' && one.kind === other.kind);

const isSame = (one: Mention, other: Mention): boolean =>
  (one.term !== '' && one.term === other.term) || alike(one.stems, other.stems);

/** One skill of two mentions, by the name of the weightier. */
function both(before: Weighed, next: Weighed): Weighed {
  const better = next.weight > before.weight ? next : before;
  return {
    ...better,
    weight: better.weight + (before.line === next.line ? 0 : again),
    sure: Math.max(before.sure, next.sure),
    wished: before.wished && next.wished,
  };
}

/** Whether one name holds the other. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared > 0 && (shared === one.size || shared === other.size);
}
