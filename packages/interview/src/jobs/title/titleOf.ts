import { type AdvertReading, wordKey } from '@viva/understanding';
import { sentencesOf } from '../text/sentences.ts';
import { anywhere, fromProse } from './prose.ts';
import { isRoleNoun } from './roleNouns.ts';
import { tidyTitle } from './tidyTitle.ts';

/** A longer line is a sentence that names the job, not the title alone, in words. */
const shortLine = 14;
/** From this probability on a line is believed to have the title, also where none of its words is known for a job. */
const sure = 0.3;
const label =
  /^(?:(?:job|position|role|vacancy|post|working)[ -]?)?(?:title|name|position|role|job|vacancy|post|hiring|wanted)\s?[:–—-]\s*/i;
const sentence = /[.!?]$|\b(?:looking for|need(?:s|ed)?|wanted|hiring|seek(?:s|ing)?|recruiting|join)\b/i;

/** The title that an advert's reading points to, tidied; '' when it names no job. */
export function titleOf({ titles, lines }: AdvertReading): string {
  const places = titles.map(({ line, text, confidence }) => ({ whole: lines[line]?.text ?? '', text, confidence }));
  const [best] = places;
  if (best && best.confidence >= sure) {
    const title = fuller(tidyTitle(ranked(best.text, best.whole), true), withoutPlace(named(best.whole, best.text)));
    if (title) return title;
  }
  const known = places.map(({ whole, text }) => withoutPlace(named(whole, text))).filter(Boolean);
  const [first = ''] = known;
  return first.includes(' ') ? first : (known.find((title) => goesFurther(title, first)) ?? first);
}

const rank = /\b(?:graduate|junior|senior|trainee|apprentice|principal|lead|head|deputy) $/i;

/** A title with the word before it that says how senior it is: "Graduate Hydrogeologist". */
function ranked(title: string, line: string): string {
  const before = rank.exec(line.slice(0, Math.max(0, line.indexOf(title))))?.[0];
  return before === undefined ? title : before + title;
}

/** The words that were read as a title, or those of the line that are known for jobs: the longer where one holds the other. */
const fuller = (read: string, known: string): string =>
  known === '' || ` ${read} `.toLowerCase().includes(` ${known} `.toLowerCase()) ? read : known;

/** Whether a title says more of the same job: "Flatbed Truck Driver" than "Drivers". */
function goesFurther(title: string, short: string): boolean {
  const words = title.toLowerCase().split(' ');
  return words.length > 1 && words.length < 5 && wordKey(words.at(-1) ?? '') === wordKey(short);
}

/** A title without what stands behind its last word for a worker: a place, a field, a shift. */
function withoutPlace(title: string): string {
  const words = title.split(' ');
  const last = words.findLastIndex(isRoleNoun);
  const next = words[last + 1] ?? '';
  if (last < 0 || /^(?:of|to|for|in|[IVX]+|\d+)$/.test(next)) return title;
  return words.slice(0, last + 1).join(' ');
}

/** A title in a line, or in the words of it that look like one, by words that are known for jobs. */
function named(whole: string, text: string): string {
  const bare = whole.replace(label, '');
  const told = sentence.test(bare) ? inProse(bare) : '';
  if (told) return told;
  const short = bare.split(' ').length <= shortLine && !/[.!?]$/.test(bare);
  return (short ? tidyTitle(bare) : inProse(bare)) || tidyTitle(text);
}

/** The title in a sentence such as "We are looking for a nurse". */
function inProse(text: string): string {
  const found = sentencesOf(text).flatMap((one, at) => [...fromProse(one, at), ...anywhere(one)]);
  return found.reduce((best, one) => (one.score > best.score ? one : best), { title: '', score: 0 }).title;
}
