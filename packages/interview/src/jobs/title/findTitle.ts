import { headingKind } from '../sections/headings.ts';
import { withoutOrders } from '../text/hostile.ts';
import type { Line } from '../text/lines.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isRoleNoun } from './roleNouns.ts';
import { tidyTitle } from './tidyTitle.ts';

const label =
  /^(?:(?:job|position|role|vacancy|post|functional|working) ?(?:title|name)|title|position|role|job|vacancy|vacant position|post|opening|now hiring|hiring|we(?:'|\u2019)re hiring|we are hiring|wanted|subject|(?:stellen)?bezeichnung|stelle|position|stellentitel|job ?titel|berufsbezeichnung|intitul\u00e9(?: du poste| de l'offre)?|poste|titre(?: du poste)?|puesto(?: de trabajo)?|cargo|t\u00edtulo(?: del puesto)?|vacante|posizione|figura ricercata|ruolo|functie|functietitel|vacature|stellenangebot|stellenanzeige|offre d(?:'|\u2019)emploi|oferta de (?:empleo|trabajo)|gesucht|wir suchen|recherche)(?: ?\([^)]{1,20}\))? ?[:\u2013\u2014-] ?(?=\S)/i;

/** Phrases after which a job is named. The name ends where {@link tidyTitle} cuts it. */
const phrases: readonly [RegExp, number][] = [
  [
    /\b(?:look(?:ing)?|search(?:ing)?|hunting) for (?:(?:an?|our|the|one|two|three|some|several|more|another|additional|next)\b ?)+/gi,
    7,
  ],
  [
    /\b(?:seek(?:s|ing)?|hir(?:e|es|ing)|recruit(?:s|ing)?|need(?:s)?|want(?:s)?|require(?:s)?|appoint(?:ing)?|after) (?:for )?(?:(?:an?|our|one|two|three|some|several|more|another|additional|next|experienced|new|qualified)\b ?)+/gi,
    6.5,
  ],
  [/\b(?:look(?:ing)?|searching) for (?=[\p{L}-]+)/giu, 5.5],
  [
    /\b(?:vacancy|opening|position|opportunity|job|role|post|opportunities|vacancies) (?:for|of|as) (?:(?:an?|our|the|experienced)\b ?)*/gi,
    6.5,
  ],
  [
    /\b(?:join (?:us|our \w+(?: \w+)?|the \w+(?: \w+)?)|work(?:ing)? (?:for|with) us|apply|employed|start|career|you(?:'ll| will) (?:work|be working)|want to work) as (?:an?|our|the) (?:new |next )?/gi,
    6.5,
  ],
  [/\b(?:as|being) (?:an?|our|the) (?:new |next )?(?=[\p{L} -]{3,50},? (?:you|your)\b)/giu, 5],
  [/\b(?:be|become) (?:our|the|a|an) (?:new |next )?/gi, 4.5],
  [/\b(?:the|this|our) (?=[\p{L} -]{3,40} (?:will|is responsible|role|position|job|vacancy)\b)/giu, 3.5],
  [
    /\b(?:wir )?suchen?(?: wir| dich| sie)?(?: ab sofort| zum n\u00e4chstm\u00f6glichen zeitpunkt| derzeit| aktuell| zur verst\u00e4rkung unseres teams| f\u00fcr [\p{L} ]{3,40}?){0,2}(?: als)?(?: eine?n?| mehrere| zwei| drei)? (?=\S)/giu,
    6,
  ],
  [
    /\b(?:recherch(?:e|ons|ent)|recrut(?:e|ons|ent)|cherch(?:e|ons))(?: actuellement| pour [\p{L}' ]{3,40}?)? (?:une?(?:\(e\)|\/une| ou une)?|des|notre|son|sa)(?:\(e\))? /giu,
    6,
  ],
  [
    /\b(?:buscamos|busca|necesitamos|necesita|seleccionamos|precisamos|incorporar|incorpora|contratar)(?: a| urgentemente)? (?:un(?:a|\/a|o\/a)?|nuestro|nuestra|dos|tres) /gi,
    6,
  ],
  [/\b(?:cerchiamo|cerca|ricerca|ricerchiamo) (?:un[oa']?|una) ?/gi, 6],
  [/\b(?:zoeken|zoekt)(?: wij)?(?: een)? /gi, 6],
];

const elsewhere =
  /\b(?:report(?:s|ing)? (?:directly )?to|alongside|together with|support(?:s|ing)? (?:the|our|your)|contact|manager:|assist(?:s|ing)? (?:the|our)|under the (?:supervision|guidance|direction) of|interviewed by|led by|our (?:clients?|customers?)|founded by|from our|speak (?:to|with)|ask for|call|equal opportunity|opportunities? employer) ?(?:the |our |an? )?$/i;

/** Labels after which nothing but the title stands. */
const explicit =
  /^(?:job ?title|position title|role title|stellenbezeichnung|bezeichnung|stellentitel|job ?titel|berufsbezeichnung|intitul|titre|puesto|functietitel|título)/i;

interface Candidate {
  title: string;
  score: number;
}

function fromLine(line: Line, index: number): Candidate[] {
  const labelled = label.exec(line.text);
  const rest = labelled ? line.text.slice(labelled[0].length) : '';
  if (labelled && rest.split(' ').length <= 14) {
    const title = tidyTitle(sentencesOf(rest)[0] ?? '', explicit.test(labelled[0]));
    if (title) return [{ title, score: 10 - index * 0.05 }];
  }
  if (line.text.length > 110 || index > 14) return [];
  if (/[.!?]$/.test(line.text) && line.text.split(' ').length > 7 && !line.marked) return [];
  const gender = /\([mwfdhx](?:\s?[/|]\s?[mwfdhx]){1,3}\)|\bh\s?\/\s?f\b|\bm\s?\/\s?w\b/i.test(line.text);
  const title = tidyTitle(line.text, gender && index < 6);
  if (!title) return [];
  const share = title.length / line.text.length;
  const known = headingKind(line.text);
  const heading = known && known.share > 0.6 && known.kind !== 'role' ? 4 : 0;
  const ends = isRoleNoun(title.split(' ').at(-1) ?? '') || / (?:of|de|f\u00fcr|to) /.test(title) ? 0.6 : 0;
  const early = index === 0 ? 1.2 : index < 4 ? 0.4 : 0;
  const late = Math.max(0, index - 3) * 0.45;
  const inList = line.bullet && !gender ? 3 : 0;
  return [
    { title, score: 6 + (gender ? 2.5 : 0) + (line.marked ? 0.8 : 0) + share + ends + early - late - heading - inList },
  ];
}

function fromProse(text: string, order: number): Candidate[] {
  const found: Candidate[] = [];
  for (const [phrase, worth] of phrases) {
    for (const match of text.matchAll(phrase)) {
      const end = match.index + match[0].length;
      const title = tidyTitle(text.slice(end, end + 90));
      const words = title.split(' ').length;
      if (!title || words > 6 || elsewhere.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
      if (/^(?:Team|Someone|Person|People|Part|Member)\b/.test(title)) continue;
      found.push({ title, score: worth - Math.min(order, 40) * 0.05 });
    }
  }
  const wanted = /^(?:[^.!?]{0,20}: )?([\p{L}/&' -]{3,60}?) (?:wanted|needed|required|sought|gesucht)\b/iu.exec(text);
  const title = wanted ? tidyTitle(wanted[1] ?? '') : '';
  if (title) found.push({ title, score: 7.5 - order * 0.1 });
  return found;
}

/** The last resort: a word for a worker, with a word or two before it that are written like a name. */
function anywhere(text: string): Candidate[] {
  const words = text.split(' ');
  const found: Candidate[] = [];
  for (const [index, word] of words.entries()) {
    if (!isRoleNoun(word) || found.length > 3) continue;
    const start = Math.max(0, index - 2);
    const before = words
      .slice(0, start + 1)
      .slice(-6)
      .join(' ');
    if (elsewhere.test(`${before} `) || elsewhere.test(`${words.slice(Math.max(0, index - 4), index).join(' ')} `))
      continue;
    const lead = words.slice(start, index).filter((part) => /^\p{Lu}[\p{L}&-]+$/u.test(part));
    const title = tidyTitle([...(words[index - 1] === lead.at(-1) ? lead : []), word].join(' '));
    if (title) found.push({ title, score: 1.5 + (lead.length > 0 ? 0.3 : 0) });
  }
  return found;
}

/** The job that an advertisement is for; '' when no job is named in it. */
export function findTitle(lines: readonly Line[]): string {
  const candidates: Candidate[] = [];
  const add = (found: readonly Candidate[]) => {
    for (const one of found) {
      const same = candidates.find(({ title }) => title.toLowerCase() === one.title.toLowerCase());
      if (!same) candidates.push({ ...one });
      else same.score = Math.max(same.score, one.score) + 0.3;
    }
  };
  let order = 0;
  for (const [index, line] of lines.entries()) {
    const text = withoutOrders(line.text);
    if (!text) continue;
    add(fromLine({ ...line, text }, index));
    for (const sentence of sentencesOf(text).slice(0, 80)) {
      add(fromProse(sentence.slice(0, 400), order));
      if (order < 60) add(anywhere(sentence.slice(0, 400)).map((one) => ({ ...one, score: one.score - order * 0.02 })));
      order += 1;
    }
  }
  return candidates.reduce((best, one) => (one.score > best.score ? one : best), { title: '', score: 0 }).title;
}
