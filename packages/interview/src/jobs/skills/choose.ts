import type { Kind } from '../sections/kinds.ts';
import type { Mention } from './find.ts';

/** As many as a job post may hold. */
export const mostSkills = 30;

/** A skill with what the advertisement says about it. */
export interface Skill {
  /** As written inside a sentence. */
  name: string;
  /** Its name in the vocabulary, or the same. */
  term: string;
  kind: 'practice' | 'tool' | 'certificate' | 'language' | 'soft';
  trade: string | null;
}

interface Gathered extends Skill {
  required: number;
  /** Of the required mentions, those in a part that is headed as requirements. */
  headed: number;
  duties: number;
  told: number;
  nice: number;
  /** Of the first mention that counts. */
  order: number;
  must: boolean;
}

/** Enough requirements to believe that the advertisement lists them all. */
const plenty = 4;

const worth: Partial<Record<Kind, 'required' | 'duties' | 'told' | 'nice'>> = {
  required: 'required',
  nice: 'nice',
  duties: 'duties',
  role: 'told',
};

function gather(mentions: readonly Mention[]): Gathered[] {
  const skills = new Map<string, Gathered>();
  for (const { name, term, passage, order } of mentions) {
    const key = (term?.name ?? name).toLowerCase();
    const of = worth[passage.kind];
    if (!of) continue;
    const skill = skills.get(key) ?? {
      name,
      term: term?.name ?? name,
      kind: term?.kind ?? 'practice',
      trade: term?.trade ?? null,
      required: 0,
      headed: 0,
      duties: 0,
      told: 0,
      nice: 0,
      order,
      must: false,
    };
    if (of === 'required' && skill.required === 0) Object.assign(skill, { order, name });
    skill[of] += 1;
    if (of === 'required' && passage.headed) skill.headed += 1;
    skill.must ||= passage.must;
    skills.set(key, skill);
  }
  return [...skills.values()];
}

/** Most important first: what is called indispensable, then skills before manners, then what is named again and first. */
function rank(skill: Gathered, count: number): number {
  const place = 1 - skill.order / Math.max(count, 1);
  const again = Math.min(skill.required + skill.duties + skill.told, 4) * 0.15;
  return (skill.must ? 0.4 : 0) + (skill.kind === 'soft' ? -1 : 0) + (skill.trade === null ? -0.2 : 0) + again + place;
}

/**
 * The skills that the advertisement requires. Where it lists its requirements, only those, and what its duties name
 * again and again; where it doesn't, what its duties show; what is only nice to have counts when there is nothing else.
 */
export function chooseSkills(mentions: readonly Mention[]): Skill[] {
  const all = gather(mentions);
  const required = all.filter((skill) => skill.required > 0);
  const hard = required.filter(({ kind }) => kind !== 'soft');
  const listed = hard.filter(({ headed }) => headed > 0).length;
  const shown = all.filter(({ required: asked, nice, kind }) => asked === 0 && nice === 0 && kind !== 'soft');
  const added = shown.filter(({ duties, told }) => {
    if (listed >= plenty) return duties + told > 2;
    return duties > 0 || (hard.length < plenty && told > 0);
  });
  const chosen = [...required, ...added];
  const count = mentions.length;
  return (chosen.length > 0 ? chosen : all)
    .sort((a, b) => rank(b, count) - rank(a, count) || a.order - b.order)
    .slice(0, mostSkills)
    .map(({ name, term, kind, trade }) => ({ name, term, kind, trade }));
}

const keptSmall =
  /^(?:npm|dbt|iOS|jQuery|pytest|pandas|memoQ|iManage|beA|scikit-learn|macOS|eBay|hyperMILL|\S*\p{Ll}\p{Lu})/u;

/** A skill as it stands in a list: a capital in front unless its maker writes it small. */
export const asEntry = (name: string): string =>
  keptSmall.test(name) ? name : name.charAt(0).toLocaleUpperCase('en') + name.slice(1);
