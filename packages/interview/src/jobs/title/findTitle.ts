import { headingKind } from '../sections/headings.ts';
import type { Kind } from '../sections/kinds.ts';
import { headingOf } from '../sections/passages.ts';
import { withoutOrders } from '../text/hostile.ts';
import type { Line } from '../text/lines.ts';
import { sentencesOf } from '../text/sentences.ts';
import { anywhere, fromProse, hires } from './prose.ts';
import type { Candidate } from './prose.ts';
import { isRoleNoun } from './roleNouns.ts';
import { tidyTitle } from './tidyTitle.ts';

const label =
  /^(?:(?:job|position|role|vacancy|post|functional|working) ?(?:title|name)|title|position|role|job|vacancy|vacant position|post|opening|now hiring|hiring|we(?:'|\u2019)re hiring|we are hiring|wanted|subject|(?:stellen)?bezeichnung|stelle|position|stellentitel|job ?titel|berufsbezeichnung|intitul\u00e9(?: du poste| de l'offre)?|poste|titre(?: du poste)?|puesto(?: de trabajo)?|cargo|t\u00edtulo(?: del puesto)?|vacante|posizione|figura ricercata|ruolo|functie|functietitel|vacature|stellenangebot|stellenanzeige|offre d(?:'|\u2019)emploi|oferta de (?:empleo|trabajo)|gesucht|wir suchen|recherche)(?: ?\([^)]{1,20}\))? ?[:\u2013\u2014-] ?(?=\S)/i;

/** Labels after which nothing but the title stands. */
const explicit =
  /^(?:job ?title|position title|role title|stellenbezeichnung|bezeichnung|stellentitel|job ?titel|berufsbezeichnung|intitul|titre|puesto|functietitel|título)/i;

/** What stands further down is no title, by its number from 0. */
const lastTitleLine = 14;

/** Parts whose items say what somebody can or does, not what they are called. */
const itemised: ReadonlySet<Kind> = new Set<Kind>(['required', 'duties', 'nice', 'offer', 'apply', 'legal']);

/** Names of companies and houses, which stand above advertisements too. */
const house =
  /\b(?:ltd|llc|inc|plc|gmbh|ag|kg|co|corp|bv|nv|srl|spa|sarl|sas|sl|sa|group|company|hospital|school|college|university|academy|clinic|trust|council|hotel|restaurant|caf\u00e9|cafe|bakery|centre|center|surgery|practice|partners|services|solutions|systems|foundation|bank|farm|garage|team|careers?|jobs?|vacanc\w+|hiring|wanted|news|stellen\w*|bonjour|hola|hallo|ciao|help|morning|afternoon|evening|welcome)\b|&/i;

/** A short first line of an unheard-of job: "Funeral Arranger". */
function bareName({ text }: Line): Candidate[] {
  const words = text.split(' ');
  if (words.length > 5 || text.length > 50 || !/^\p{Lu}[\p{L}\p{M}'\u2019/ -]+$/u.test(text)) return [];
  if (house.test(text) || (headingKind(text)?.share ?? 0) > 0.5) return [];
  const title = tidyTitle(text, true);
  return title ? [{ title, score: 2.6 }] : [];
}

function fromLine(line: Line, index: number, part: Kind | null): Candidate[] {
  const labelled = label.exec(line.text);
  const rest = labelled ? line.text.slice(labelled[0].length) : '';
  if (labelled && rest.split(' ').length <= 14) {
    const title = tidyTitle(sentencesOf(rest)[0] ?? '', explicit.test(labelled[0]));
    if (title) return [{ title, score: 10 - index * 0.05 }];
  }
  if (index === 0 && /^[^.!?]{3,60}[.!] /.test(line.text)) {
    const [first = ''] = sentencesOf(line.text);
    const title = hires.test(first) ? '' : tidyTitle(first);
    if (title && first.split(' ').length <= 7) return [{ title, score: 6 }];
  }
  if (line.text.length > 110 || index > lastTitleLine || hires.test(line.text)) return [];
  if (/[.!?]$/.test(line.text) && line.text.split(' ').length > 7 && !line.marked) return [];
  const gender = /\([mwfdhx](?:\s?[/|]\s?[mwfdhx]){1,3}\)|\bh\s?\/\s?f\b|\bm\s?\/\s?w\b/i.test(line.text);
  if (line.bullet && !gender && part && itemised.has(part)) return [];
  const title = tidyTitle(line.text, gender && index < 6);
  if (!title) return index === 0 && !line.bullet ? bareName(line) : [];
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
  let part: Kind | null = null;
  for (const [index, line] of lines.entries()) {
    if (index <= lastTitleLine) part = headingOf(line, lines[index + 1]) ?? part;
    const text = withoutOrders(line.text);
    if (!text) continue;
    add(fromLine({ ...line, text }, index, part));
    for (const sentence of sentencesOf(text).slice(0, 80)) {
      add(fromProse(sentence.slice(0, 400), order));
      if (order < 60) add(anywhere(sentence.slice(0, 400)).map((one) => ({ ...one, score: one.score - order * 0.02 })));
      order += 1;
    }
  }
  return candidates.reduce((best, one) => (one.score > best.score ? one : best), { title: '', score: 0 }).title;
}
