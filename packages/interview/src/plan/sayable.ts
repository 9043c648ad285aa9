import { roleById, roles } from '../bank/index.ts';
import { isHostile } from '../jobs/text/hostile.ts';
import { namesTrait, touchesUnlawful } from '../policy/unlawful.ts';
import { matchRole } from '../role/matchRole.ts';
import { wordsOf } from '../text/words.ts';

/** One line of a text that somebody wrote, its spaces in order, without what nobody sees. */
export const flat = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .toWellFormed()
    .trim();

/** Addresses and markup can't be read aloud. */
export const unspeakable = (text: string): boolean =>
  /[<>{}`|\\]|https?:|www\.|\S@\S|\[\/?\w+\]/i.test(text) || !/\p{L}{2}/u.test(text);

/** Longer titles are not said aloud as they are. */
const longestTitle = 80;

/** Whether a title may be said aloud as it is written. */
function sayable(title: string): boolean {
  return (
    title.length > 0 &&
    title.length <= longestTitle &&
    !unspeakable(title) &&
    !isHostile(title) &&
    !namesTrait(title) &&
    !touchesUnlawful(title)
  );
}

/** A sentence about a role rather than its name: "I want to become a nurse". */
const wish =
  /^(?:i|i'm|im|i’m|my|we|to|a (?:role|job)|any|anything|something|looking|searching|would|want|become|becoming|get)\b/i;

let aliases: Map<string, string> | undefined;

/** The bank's role that a written title names word for word, or `general`; the longest name counts, then the last. */
function roleNamed(title: string): string {
  aliases ??= new Map(roles.flatMap(({ id, aliases: names }) => names.map((name) => [name, id] as const)));
  const words = wordsOf(title).map((word) => word.replace(/'s$/, ''));
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const phrase = words.slice(from, from + length).join(' ');
      const role = aliases.get(phrase) ?? aliases.get(phrase.replace(/s$/, ''));
      if (role) return role;
    }
  }
  return 'general';
}

/** The role of the bank that a title means, or `general`, and the title to say: as written, or the role's own. */
export function titleAndRole(written: readonly string[]): { title: string; role: string } {
  for (const text of written.map(flat)) {
    if (!sayable(text)) continue;
    if (!wish.test(text)) return { title: text, role: roleNamed(text) };
    const match = matchRole(text);
    if (match) return { title: match.title, role: match.role };
  }
  const legible = written.map(flat).filter((text) => text.length <= longestTitle && !isHostile(text));
  const role = legible.map(roleNamed).find((id) => id !== 'general') ?? 'general';
  return { title: roleById(role).title, role };
}
