import { withoutOrders } from '../text/hostile.ts';
import type { Line } from '../text/lines.ts';
import { sentencesOf } from '../text/sentences.ts';
import { cuesOf, onlyNice } from './cues.ts';
import { headingKind } from './headings.ts';
import { silentKinds } from './kinds.ts';
import type { Kind } from './kinds.ts';

/** A sentence or list item with what it is about. */
export interface Passage {
  text: string;
  kind: Kind;
  /** Stands in a part that is headed as requirements, not only worded as one. */
  headed: boolean;
  bullet: boolean;
  /** Stands among short lines without a heading, which are a list when some of them name skills. */
  run?: number;
  /** Says that it is indispensable. */
  must: boolean;
}

/** Share of a line that a known heading must cover when nothing else marks the line as a heading. */
const plainShare = 0.85;
const listedShare = 0.5;
const markedShare = 0.2;

/** The part that a line opens; null when it is no heading. */
export function headingOf(line: Line, next: Line | undefined): Kind | null {
  const { text } = line;
  // A short question that opens a list is a heading even if nothing in it is known.
  const asks = /^[^.!?]{3,50}\?$/.test(text) && !line.bullet;
  if (text.length > 90 || (/[.!]$/.test(text) && !line.marked)) return null;
  const found = headingKind(text);
  if (!found) return asks && next?.bullet ? 'role' : null;
  if (line.marked) return found.share >= (line.bullet ? plainShare : markedShare) ? found.kind : null;
  if (found.share >= plainShare && (!line.bullet || line.emblem)) return found.kind;
  const opensList = !line.bullet && (next?.bullet === true || line.apart) && !/[,;]/.test(text);
  const needed = next?.bullet === true ? listedShare : 0.7;
  return opensList && found.share >= needed ? found.kind : null;
}

/** A line that begins with its own heading: "Requirements: two years in retail". */
function labelled(line: Line): { kind: Kind; rest: string } | null {
  const at = line.text.search(/: | [\u2013\u2014] /);
  if (at < 3 || at > 50 || at > line.text.length - 4) return null;
  const found = headingKind(line.text.slice(0, at));
  const isColon = line.text.charAt(at) === ':';
  if (!found || found.share < (isColon && !line.bullet ? 0.55 : 0.8)) return null;
  return { kind: found.kind, rest: line.text.slice(at + 2).trim() };
}

const clauseEnd =
  /, (?:and|but|while|though|although|und|aber|mais|pero) |; | but | aber | [\u2013\u2014-] | \((?!s\))/;

/** The clauses of a sentence that are only nice to have, apart from the others. */
function splitNice(text: string): { text: string; nice: boolean }[] {
  const cue = cuesOf(text);
  if (!cue.nice) return [{ text, nice: false }];
  const clauses = text.split(clauseEnd).map((clause) => ({ text: clause, nice: cuesOf(clause).nice }));
  if (clauses.length === 1 && /, [^,]{3,60}$/.test(text)) {
    const at = text.lastIndexOf(', ');
    if (!cuesOf(text.slice(0, at)).nice && onlyNice(text.slice(at))) return [{ text, nice: true }];
    // "Experience of A, B and C would be an advantage" says it of all three.
    if (/ (?:and|or) .*\b(?:would be|is|are)\b/.test(text.slice(at))) return [{ text, nice: true }];
    if (!cuesOf(text.slice(0, at)).nice)
      return [
        { text: text.slice(0, at), nice: false },
        { text: text.slice(at + 2), nice: true },
      ];
  }
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    if (before && clause.nice && onlyNice(clause.text)) before.nice = true;
    if (before?.nice && index === 1 && /^(?:ideally|preferably|bonus|nice|idealerweise)/i.test(before.text))
      clause.nice = true;
  }
  return clauses;
}

/** Pay and benefits below a list that has no heading of their own. */
const pay =
  /^(?:salary|pay|wages?|salaire|r\u00e9mun\u00e9ration|gehalt|verg\u00fctung|salario|sueldo|stipendio|retribuzione|salaris)\b/i;

function kindOf(text: string, section: Kind, listed: boolean): Kind | null {
  const cues = cuesOf(text);
  const wants = cues.must || cues.asks;
  if (cues.negated) return null;
  const strongOffer =
    /\b(?:we (?:offer|provide|pay|give)|wir bieten|nous (?:vous )?(?:offrons|proposons)|ofrecemos)\b|[\u20ac\u00a3$] ?\d/i;
  switch (section) {
    case 'required':
    case 'nice':
      if (cues.silent === 'legal' || strongOffer.test(text) || pay.test(text)) return null;
      return cues.silent !== null && !wants && !listed ? null : section;
    case 'duties':
      if (cues.silent === 'legal' || cues.silent === 'offer') return null;
      return cues.must ? 'required' : 'duties';
    case 'company':
    case 'apply':
      if (cues.silent !== null || !wants) return null;
      return /\b(?:you(?:'ll)? (?:have|need|must|should|are)|must have|required)\b/i.test(text) ? 'required' : null;
    case 'role':
      if (cues.silent !== null && (!wants || cues.silent === 'legal' || strongOffer.test(text))) return null;
      if (wants) return 'required';
      return cues.duty ? 'duties' : 'role';
    default:
      return null;
  }
}

/** As many short lines one after another as look like a list. */
const leastRun = 3;
const runLine = ({ text, bullet, marked }: Line): boolean =>
  !bullet &&
  !marked &&
  text.length <= 60 &&
  text.split(' ').length <= 7 &&
  !/[.!?:]$|\d{3}|[\u20ac\u00a3$@]|\b(?:you|we|your|our|is|are|will)\b/i.test(text);

/** The lines below the title that are a list without bullets, each with the number of its list. */
function runsOf(lines: readonly Line[], headings: readonly (Kind | null)[]): Map<number, number> {
  const runs = new Map<number, number>();
  let from = 1;
  for (let at = 1; at <= lines.length; at += 1) {
    const line = lines[at];
    if (line && headings[at] === null && runLine(line)) continue;
    if (at - from >= leastRun) for (let one = from; one < at; one += 1) runs.set(one, from);
    from = at + 1;
  }
  return runs;
}

/** Reads which part each line belongs to, and each sentence within it; what can't tell of a skill is left out. */
export function passagesOf(lines: readonly Line[]): Passage[] {
  const passages: Passage[] = [];
  let section: Kind = 'role';
  let level = 9;
  let listed: number | undefined;
  const headings = lines.map((line, at) => headingOf(line, lines[at + 1]));
  const runs = runsOf(lines, headings);
  const add = (text: string, kind: Kind, bullet: boolean, run?: number) => {
    if (silentKinds.has(kind) && kind !== 'company' && kind !== 'apply') return;
    const headed = kind === 'required' || kind === 'nice';
    for (const sentence of sentencesOf(withoutOrders(text))) {
      for (const clause of splitNice(sentence)) {
        const own = kindOf(clause.text, kind, bullet || !/[.!]$/.test(text));
        if (own === null) continue;
        const of = run !== undefined && own === 'role' ? 'required' : own;
        const nice = clause.nice && of !== 'duties';
        const must = !nice && cuesOf(clause.text).must;
        passages.push({
          text: clause.text,
          kind: nice ? 'nice' : of,
          headed: headed && !nice,
          bullet,
          must,
          ...(run === undefined ? {} : { run }),
        });
      }
    }
  };
  for (const [index, line] of lines.entries()) {
    const heading = headings[index];
    if (heading) {
      [section, level, listed] = [heading, line.level, undefined];
      continue;
    }
    const label = labelled(line);
    if (label) {
      add(label.rest, label.kind, line.bullet);
      if (label.kind !== 'facts' && !line.bullet) section = label.kind;
      continue;
    }
    // "Experience with any of these helps:" opens a list of requirements.
    const next = lines[index + 1];
    const asks = line.text.endsWith(':') && !line.bullet && section === 'role' ? cuesOf(line.text).asks : false;
    if (asks && (next?.bullet || runs.has(index + 1))) {
      listed = runs.get(index + 1);
      section = 'required';
      continue;
    }
    if (listed !== undefined && runs.get(index) !== listed) [section, listed] = ['role', undefined];
    // An unknown heading opens a part of its own unless it stands below the one before.
    if (line.marked && !line.bullet && line.text.length <= 60 && index > 0) {
      if (line.level <= level && line.level < 9) [section, level] = ['role', line.level];
      else if (silentKinds.has(section)) section = 'role';
      continue;
    }
    add(line.text, section, line.bullet, section === 'role' ? runs.get(index) : undefined);
  }
  return passages;
}
