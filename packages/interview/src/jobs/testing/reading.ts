import type { AdvertLine, AdvertReading, LineLabel, NamedSkill, NamedSkillKind } from '@viva/understanding';

/** A line of an advert as a reader might read it; its skills are surely named unless they come with a confidence. */
export function readLine(
  label: LineLabel,
  text: string,
  skills: readonly (string | readonly [string, NamedSkillKind | number])[] = [],
): AdvertLine {
  return {
    text,
    label,
    confidence: 1,
    skills: skills.map((skill): NamedSkill => {
      const [name, more] = typeof skill === 'string' ? [skill, undefined] : skill;
      const from = text.indexOf(name);
      return {
        ...{ name, from, to: from + name.length },
        kind: typeof more === 'string' ? more : 'skill',
        confidence: typeof more === 'number' ? more : 0.95,
      };
    }),
    duties: label === 'duty' ? [text] : [],
  };
}

/** An advert as a reader might read it; its first line has the title. */
export const readLines = (...lines: readonly AdvertLine[]): AdvertReading => ({
  lines,
  titles: lines.slice(0, 1).map(({ text }) => ({ text, line: 0, confidence: 0.9 })),
});
