import type { NamedSkill } from '@viva/understanding';

/** A name such as bodies have that register, accredit or inspect: "HCPC". */
const abbreviation = /^(?:\p{Lu}[\p{Lu}\d]+|\p{Lu}{2,}\p{Ll}{1,2})$/u;
const registered = /\b(?:regist(?:er(?:ed)?|ration)|licensed)\b[^.;:]{0,24}\b(?:with|by) (?:the )?$/i;
const joined = /\b(?:member(?:ship)?|fellow(?:ship)?|chartered membership) of (?:the )?$/i;
const judged =
  /\b(?:accredited|approved|recogni[sz]ed|regulated|rated|certified|inspected|governed|funded) by (?:the )?$/i;
const judging = /^[ -](?:approved|accredited|registered|certified|recogni[sz]ed|regulated|endorsed|rated|funded)\b/i;

/**
 * What a name asks for where it is that of a body: to be registered with it, or to be its member. Null where the body only
 * vouches for something else: "an ACECQA approved diploma". Other names are left as they are.
 */
export function withoutBody(skill: NamedSkill, text: string): NamedSkill | null {
  if (!abbreviation.test(skill.name)) return skill;
  const [before, after] = [text.slice(0, skill.from), text.slice(skill.to)];
  if (judging.test(after) || judged.test(before)) return null;
  const name = registered.test(before)
    ? `${skill.name} registration`
    : joined.test(before)
      ? `${skill.name} membership`
      : undefined;
  return name === undefined ? skill : { ...skill, name, kind: 'certificate' };
}
