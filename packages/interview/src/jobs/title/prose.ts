import { isGeneric, isRoleNoun } from './roleNouns.ts';
import { phrases } from './phrases.ts';
import { tidyTitle } from './tidyTitle.ts';

/** A title that the text may mean, with how much speaks for it. */
export interface Candidate {
  title: string;
  score: number;
}

/** Who hires, before whom: "Physiozentrum Nord sucht Physiotherapeut". */
export const hires =
  /^[^.!?]{2,90}?\s(?:sucht|recherche|recrute|cherche|embauche|busca|necesita|contrata|selecciona|cerca|ricerca|assume|zoekt|procura|seeks|(?:(?:is|are) (?:now |currently |urgently )?)?hiring|(?:is|are) (?:now |currently |urgently )?(?:recruiting|seeking|looking for|searching for)|(?:wish|wishes|would like) to (?:appoint|recruit|hire))\s+(?=\S)/iu;

const elsewhere =
  /\b(?:report(?:s|ing)? (?:directly )?to|alongside|together with|support(?:s|ing)? (?:the|our|your)|contact|manager:|assist(?:s|ing)? (?:the|our)|under the (?:supervision|guidance|direction) of|interviewed by|led by|our (?:clients?|customers?)|founded by|from our|speak (?:to|with)|ask for|call|equal opportunity|opportunities? employer) ?(?:the |our |an? )?$/i;

/** Places that stand for who works there: "someone for our front desk". */
const places: readonly [RegExp, string][] = [
  [/front[- ]desk/i, 'Front Desk Receptionist'],
  [/reception/i, 'Receptionist'],
  [/checkout|tills?/i, 'Cashier'],
  [/kitchen/i, 'Kitchen Assistant'],
  [/bar(?= |$|[.,!?])/i, 'Bartender'],
];
const someone =
  /\b(?:someone|somebody|(?:a )?person|help|staff|cover)(?: [a-z]+)? (?:for|on|at|in|behind) (?:our|the|a) ((?:[\p{L}'\u2019-]+ ){0,3}?(?:front[- ]desk|reception|checkout|tills?|kitchen|bar)\b)/iu;

/** What a sentence says of the job that it is for, in the phrases of advertisements. */
export function fromProse(text: string, order: number): Candidate[] {
  const found: Candidate[] = [];
  for (const [phrase, worth] of phrases) {
    for (const match of text.matchAll(phrase)) {
      const end = match.index + match[0].length;
      const title = tidyTitle(text.slice(end, end + 90));
      const words = title.split(' ').length;
      if (!title || words > 6 || elsewhere.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
      if (/^(?:Team|Someone|Person|People|Part|Member|Pair)\b/.test(title) || isGeneric(title)) continue;
      found.push({ title, score: worth - Math.min(order, 40) * 0.05 });
    }
  }
  const hired = hires.exec(text)?.[0];
  if (hired !== undefined) {
    const after = text.slice(hired.length, hired.length + 90);
    const title = tidyTitle(after, /^[^.]{3,60}\([mwfdhx](?:\s?[/|]\s?[mwfdhx]){1,3}\)/i.test(after));
    if (title && !isGeneric(title) && title.split(' ').length <= 6)
      found.push({ title, score: 6.5 - Math.min(order, 40) * 0.05 });
    // "Clínica Sonrisa busca Higienista Dental": a name without an article.
    const name = !title && order === 0 && !/\?/.test(after) ? tidyTitle(after, true) : '';
    if (name && !/^(?:Verst\u00e4rkung|Unterst\u00fctzung|Personal|Team|Talent|Staff|People|Someone|New)/.test(name))
      found.push({ title: name, score: 2.7 });
  }
  const wanted = /^(?:[^.!?]{0,20}: )?([\p{L}/&' -]{3,60}?) (?:wanted|needed|required|sought|gesucht)\b/iu.exec(text);
  const title = wanted ? tidyTitle(wanted[1] ?? '') : '';
  if (title) found.push({ title, score: 7.5 - order * 0.1 });
  const place = someone.exec(text)?.[1] ?? /\bour ([a-z -]{3,20}) (?:person|lady|man|woman)\b/i.exec(text)?.[1];
  const kept = place === undefined ? undefined : places.find(([words]) => words.test(place));
  if (kept) found.push({ title: kept[1], score: 5 - order * 0.05 });
  return found;
}

/** The last resort: a word for a worker, with a word or two before it that are written like a name. */
export function anywhere(text: string): Candidate[] {
  const words = text.split(' ');
  const found: Candidate[] = [];
  for (const [index, word] of words.entries()) {
    if (found.length > 3) break;
    if (!isRoleNoun(word)) continue;
    const start = Math.max(0, index - 2);
    const before = words
      .slice(0, start + 1)
      .slice(-6)
      .join(' ');
    if (elsewhere.test(`${before} `) || elsewhere.test(`${words.slice(Math.max(0, index - 4), index).join(' ')} `))
      continue;
    const lead = words.slice(start, index).filter((part) => /^\p{Lu}[\p{L}&/'\u2019-]+$/u.test(part));
    const title = tidyTitle([...(words[index - 1] === lead.at(-1) ? lead : []), word].join(' '));
    if (!title || isGeneric(title, true)) continue;
    // Several of a kind are mostly those that one works with: "liaise with florists".
    const several = /(?:[^s]s|innen|en)$/.test(word) && lead.length === 0;
    found.push({ title, score: 1.5 + (lead.length > 0 ? 0.3 : 0) - (several ? 0.6 : 0) });
  }
  return found;
}
