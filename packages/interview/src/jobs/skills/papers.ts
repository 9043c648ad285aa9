import type { Span } from './unknown.ts';
import { believable } from './believable.ts';

const degree =
  /\b(?:degree|bachelor'?s?(?: degree)?|master'?s?(?: degree)?|b\.?sc|m\.?sc|diploma)(?: \(hons\))? (?:in|of) ([\p{L}' -]{4,60}?)(?=,? (?:or|and (?:at|a|an|have|two|three|\d)|is|are|with|from|plus|required|preferred|essential)\b|[,.;:()/]|$)/giu;
const titled =
  /\b(?:B\.?Sc|M\.?Sc|BEng|MEng|BA|MA|B\.?Ed)(?: \([Hh]ons\))? ((?:\p{Lu}\p{L}+)(?: (?:and |of |in )?\p{Lu}\p{L}+){0,3})/gu;
const registered =
  /\bregistered (?:with|by|at) (?:the )?((?:\p{Lu}[\p{L}&]*|of|for|and)(?: (?:\p{Lu}[\p{L}&]*|of|for|and)){0,5})/gu;
const marked = /\b(\p{Lu}{2,6})[- ](registered|certified|accredited|licensed)\b/gu;
const nouns: Readonly<Record<string, string>> = {
  registered: 'registration',
  certified: 'certification',
  accredited: 'accreditation',
  licensed: 'licence',
};

/** Degrees and registrations that no vocabulary lists: "a degree in town planning", "registered with the Optical Council". */
export function papersIn(text: string): Span[] {
  const of = (rule: RegExp, name: (match: RegExpExecArray) => string) =>
    [...text.matchAll(rule)].map((match) => ({
      name: name(match),
      start: match.index,
      end: match.index + match[0].length,
    }));
  const degrees = of(degree, (match) => `${(match[1] ?? '').trim()} degree`).filter(({ name }) =>
    believable(name.replace(/ degree$/, '')),
  );
  return [
    ...degrees,
    ...of(titled, (match) => `${match[1] ?? ''} degree`),
    ...of(registered, (match) => `${(match[1] ?? '').replace(/(?: (?:of|for|and))+$/, '')} registration`),
    ...of(marked, (match) => `${match[1] ?? ''} ${nouns[match[2] ?? ''] ?? ''}`),
  ];
}

/** Whether an unheard-of requirement is a paper or a record, which is held rather than done. */
export const isPaper = (name: string): boolean =>
  /(?:licen[cs]e|certificat\w*|qualification|registration|degree|diploma\w*|record|card|permit|endorsement|ticket|clearance|accreditation|membership|patente|patentino|permis|rijbewijs|f\u00fchrerschein|zertifikat|schein|brief|zeugnis)$/i.test(
    name,
  ) ||
  /^(?:licen[cs]e|certificate|qualification|registration|degree|diploma|permis|patente|patentino|rijbewijs|t\u00edtulo|dipl\u00f4me|cap)\b/i.test(
    name,
  );
