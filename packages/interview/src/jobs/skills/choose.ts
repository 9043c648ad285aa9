import type { Kind } from '../sections/kinds.ts';
import { wordKey } from '../text/tokens.ts';
import type { Mention } from './find.ts';
import { isPaper } from './papers.ts';
import { stemOf } from './stem.ts';

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

/** "Welder" and "welding" are one here. */
const personStem = (word: string): string => stemOf(wordKey(word).replace(/(?:er|or|ist)$/, ''));

function gather(mentions: readonly Mention[]): Gathered[] {
  const skills = new Map<string, Gathered>();
  for (const { name, term, passage, order } of mentions) {
    const key = (term?.name ?? name).toLowerCase();
    const of = worth[passage.kind];
    if (!of) continue;
    const skill = skills.get(key) ?? {
      name,
      term: term?.name ?? name,
      kind: term?.kind ?? (isPaper(name) ? 'certificate' : 'practice'),
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

/** Most important first: what is required, what is called indispensable, skills before manners, what is named again and first. */
function rank(skill: Gathered, count: number): number {
  const place = 1 - skill.order / Math.max(count, 1);
  const again = Math.min(skill.required + skill.duties + skill.told, 4) * 0.15;
  const soft = skill.kind === 'soft' ? -1 : 0;
  return (
    (skill.required > 0 ? 1 : 0) + (skill.must ? 0.4 : 0) + soft + (skill.trade === null ? -0.2 : 0) + again + place
  );
}

/** As many skills of the duties as are added to a full list of requirements, unless these name them again and again. */
const mostShown = 5;
/** As many skills as an interview has time for; a list that is longer already gets none added. */
const fullList = 12;

/** Whether a skill only says again what the job is: "back-end development" for a back-end engineer. */
function repeats({ term, name }: Gathered, title: string): boolean {
  const own = new Set(title.split(/[^\p{L}\p{N}+#]+/u).map(personStem));
  return [term, name].some((words) =>
    words
      .split(/[^\p{L}\p{N}+#]+/u)
      .filter((word) => !/^(?:skills?|experience)$/i.test(word))
      .every((word) => own.has(personStem(word))),
  );
}

/**
 * The skills that the advertisement requires, and after them those that its duties show; of what it only tells, tools
 * where it lists no requirements, and all else where it requires little. What is only nice to have counts when there is nothing else.
 */
export function chooseSkills(mentions: readonly Mention[], title = ''): Skill[] {
  const all = gather(mentions);
  const required = all.filter((skill) => skill.required > 0);
  const hard = required.filter(({ kind }) => kind !== 'soft').length;
  const listed = required.some(({ headed, kind }) => headed > 0 && kind !== 'soft');
  const count = mentions.length;
  const important = (a: Gathered, b: Gathered) => rank(b, count) - rank(a, count) || a.order - b.order;
  const shown = all
    .filter(({ required: asked, nice, kind }) => asked === 0 && nice === 0 && kind !== 'soft')
    .filter(({ duties, told, kind }) => duties > 0 || (told > 0 && (hard < plenty || (kind === 'tool' && !listed))))
    .filter((skill) => hard === 0 || !repeats(skill, title))
    .sort(important);
  const room = Math.min(mostShown, fullList - required.length);
  const added = hard < plenty ? shown : shown.filter(({ duties, told }, at) => at < room || duties + told > 2);
  const chosen = [...required, ...added];
  return (chosen.length > 0 ? chosen : all)
    .sort(important)
    .slice(0, mostSkills)
    .map(({ name, term, kind, trade }) => ({ name, term, kind, trade }));
}

const keptSmall =
  /^(?:npm|dbt|iOS|jQuery|pytest|pandas|memoQ|iManage|beA|scikit-learn|macOS|eBay|hyperMILL|\S*\p{Ll}\p{Lu})/u;

/** A skill as it stands in a list: a capital in front unless its maker writes it small. */
export const asEntry = (name: string): string =>
  keptSmall.test(name) ? name : name.charAt(0).toLocaleUpperCase('en') + name.slice(1);
