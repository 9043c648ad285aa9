import type { Passage } from '../sections/passages.ts';
import { bareSkill } from './bareSkill.ts';
import { believable, proper } from './believable.ts';

/** A stretch of a passage. */
export interface Stretch {
  start: number;
  end: number;
}

/** A skill that a stretch of a passage names. */
export interface Span extends Stretch {
  name: string;
}

const doing =
  /\b(?:experience|erfahrung|knowledge|proficien\w+|familiar\w*|skilled|trained|training|certif\w+|licen[cs]e|expertise|competen\w+|understanding|ability|able|kenntnisse|ma\u00eetrise|connaissance\w*|experiencia|conocimiento\w*|confident|comfortable|hands-on|qualified|operat\w+)\b/i;

/** What is taken up in prose: only what stands right behind words for knowing or having done. */
const told =
  /\b(?:experience (?:with|in|of|using)|erfahrung (?:mit|in)|kenntnisse in|exp\u00e9rience (?:en|avec)|connaissances? d[eu]s?|experiencia (?:en|con)|conocimientos? de|esperienza (?:con|in)|conoscenza d\p{L}+|ervaring met|kennis van|knowledge of|understanding of|proficien\w+ (?:in|with)|skilled (?:in|at)|trained in|familiar(?:ity)? with|expertise in|you (?:already )?(?:know|understand)(?: about)?|(?:^|[.;] )(?:please )?(?:bring|you(?:'ll)? (?:need|bring)|must have|must-haves?|essentials?|required|needed|skills?|wanted):?) /giu;
const stretchEnd =
  /[.;:!?()]|,? (?:setz\w+|ist|sind|is|are|was|will|would|can|who|which|that|because|when|if|as|to|at|from|for|on|but|and (?:you|we|are|is|can|have|want|must))(?: |$)/;

/** As many of them as a passage names. */
const mostInPassage = 8;
/** As many words as a whole line of a list has. */
const mostWhole = 5;
/** As many words as an item in a list of several has, and in prose. */
const mostInList = 4;
const mostInProse = 3;

const splits =
  /(, (?:and |or |und |et |y |e |en )?| and | or | und | oder | et | ou | y | o | e | en | of |; |: | \/ | [\u2013\u2014-] | \()/;

function itemsOf(text: string, from: number): { item: string; start: number; bracket: boolean }[] {
  let start = from;
  let before = '';
  return text.split(splits).flatMap((item, index) => {
    const one = { item, start, bracket: before === ' (' };
    start += item.length;
    before = item;
    return index % 2 === 0 ? [one] : [];
  });
}

type Free = (stretch: Stretch) => boolean;

/** Items of prose behind words for knowing: "a sound knowledge of children's literature". */
function inProse(text: string, free: Free): Span[] {
  return [...text.matchAll(told)].slice(0, mostInPassage).flatMap((match) => {
    const from = match.index + match[0].length;
    const stretch = text.slice(from, from + 120);
    const end = stretchEnd.exec(stretch)?.index ?? stretch.length;
    return itemsOf(stretch.slice(0, end), from).flatMap(({ item, start }) => {
      const span = { start, end: start + item.length };
      const name = free(span) ? bareSkill(item) : '';
      const fits = name.split(' ').length <= mostInProse || proper(name);
      return name && fits && believable(name) ? [{ name, ...span }] : [];
    });
  });
}

function inList(text: string, free: Free, alone: boolean): Span[] {
  const items = itemsOf(text, 0);
  const commas = text.includes(', ');
  // "Webbing and springing" is one item of a list.
  if (alone && items.length > 1 && !commas && !/[(:;/]/.test(text)) {
    const name = bareSkill(text);
    if (name.split(' ').length <= mostWhole && believable(name)) return [{ name, start: 0, end: text.length }];
  }
  const asked = commas || doing.test(text);
  return items.flatMap(({ item, start, bracket }) => {
    const span = { start, end: start + item.length };
    // What stands in brackets behind a known skill is its abbreviation or a remark.
    if ((bracket && !alone) || !free(span)) return [];
    const name = bareSkill(item);
    const fits = items.length === 1 || (asked && name.split(' ').length <= mostInList) || proper(name);
    return fits && believable(name) ? [{ name, ...span }] : [];
  });
}

/**
 * Skills that no vocabulary knows but that stand plainly in a list of requirements, or in prose behind words for knowing:
 * "experience with the XYZ-9 press". `known` are the stretches that the vocabulary explains; an item that holds one adds
 * nothing.
 */
export function unknownSkills(passage: Passage, known: readonly Stretch[]): Span[] {
  const { kind, text, headed, bullet, run } = passage;
  if (kind !== 'required' || text.length > 500) return [];
  const free: Free = ({ start, end }) => !known.some((span) => span.start < end && span.end > start);
  const listed = headed || bullet || run !== undefined;
  const found = listed ? inList(text, free, known.length === 0) : inProse(text, free);
  return found.slice(0, mostInPassage);
}
