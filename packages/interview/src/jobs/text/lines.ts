import { type HeadingMatch, headingKind } from '../sections/headings.ts';

/** A line of an advertisement without its bullet and marks. */
export interface Line {
  text: string;
  bullet: boolean;
  /** A picture stands before it, which marks headings as well as items. */
  emblem: boolean;
  /** Marked as a heading by its author: markdown, bold alone, capitals or a colon at its end. */
  marked: boolean;
  /** Depth of a markdown heading, 9 for other marked lines. */
  level: number;
  /** A blank line stands before it. */
  apart: boolean;
}

const bulletMark =
  /^(?:[\u2022\u25cf\u25aa\u25e6\u2023\u00b7\u2219\u25a0\u25a1\u25ba\u25b6\u27a4\u2794\u2192\u2713\u2714\u2705\u2611\u2605\u2606\u2756\u25c6\u25cb\u2043\u00bb>*+\u2013\u2014-]|\(?\d{1,2}[.)]|[a-h][.)]|o(?= ))(?: |(?=[\p{L}"]))/u;
const pictograph = /^(?:[\p{Extended_Pictographic}\ufe0f\u200d] ?)+/u;
const inlineBullet = / (?=[\u2022\u25cf\u25aa\u25e6\u2023\u25a0\u25ba\u27a4\u2713\u2714\u2705] ?\S)/u;

/** Above this many characters a line may hold a list or several parts. */
const longLine = 160;

/** As many lines as an advertisement has; what comes after is not read. */
export const mostLines = 500;
/** How many phrases inside long lines are compared with known headings, and how many places of one are tried. */
const mostLooks = 500;
const mostPlaces = 150;

/** Tells what a phrase inside a line would announce, a number of times; after that, nothing. */
type Look = (phrase: string) => HeadingMatch | null;

function lookAFew(): Look {
  let left = mostLooks;
  return (phrase) => (left-- > 0 ? headingKind(phrase) : null);
}

function atMarks(line: string): string[] {
  const parts = line.split(inlineBullet);
  return parts.flatMap((part) => {
    for (const mark of [' - ', ' * ', ' \u2013 ', ' \u00b7 ', ' | ']) {
      const pieces = part.split(mark);
      if (pieces.length >= 4) return pieces.map((piece, index) => (index === 0 ? piece : `\u2022 ${piece}`));
    }
    return [part];
  });
}

/** Where a heading with a colon stands inside a line: the index of its first letter, or -1. */
function labelStart(before: string, look: Look): number {
  const words = [...before.slice(-48).matchAll(/[^\s]+/g)].slice(-6);
  const base = Math.max(0, before.length - 48);
  let best = -1;
  let share = 0.7;
  for (const word of words) {
    if (!/^\p{Lu}/u.test(word[0])) continue;
    const label = before.slice(base + word.index);
    if (/[.!?,;]/.test(label)) continue;
    const found = look(label);
    if (found && found.share > share) [best, share] = [base + word.index, found.share];
  }
  return best;
}

/** Breaks a long line before each "Requirements:" in it. */
function atLabels(line: string, look: Look): string[] {
  const parts: string[] = [];
  let from = 0;
  let places = 0;
  for (const match of line.matchAll(/:(?= |$)/g)) {
    if (++places > mostPlaces) break;
    const start = labelStart(line.slice(from, match.index), look);
    if (start < 0) continue;
    if (start > 0) parts.push(line.slice(from, from + start).trim());
    from += start;
  }
  parts.push(line.slice(from).trim());
  return parts;
}

/** Breaks a line that lost its line ends before a heading that follows a sentence: "…every week. What you need A…". */
function atHeadings(line: string, look: Look): string[] {
  if (line.length < 4 * longLine) return [line];
  const parts: string[] = [];
  let from = 0;
  let places = 0;
  for (const match of line.matchAll(/[.!?] (?=\p{Lu})/gu)) {
    if (++places > mostPlaces) break;
    const start = match.index + 2;
    const words = line.slice(start, start + 70).split(' ');
    for (let count = Math.min(6, words.length - 1); count >= 2; count -= 1) {
      const phrase = words.slice(0, count).join(' ');
      if (!/^\p{Lu}/u.test(words[count] ?? '') || (look(phrase)?.share ?? 0) < 0.85) continue;
      parts.push(line.slice(from, start - 1), `${phrase}:`);
      from = start + phrase.length + 1;
      break;
    }
  }
  parts.push(line.slice(from));
  return parts;
}

function shape(raw: string, apart: boolean): Line | null {
  let text = raw.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const heading = /^(#{1,6}) ?(?=\S)/.exec(text);
  if (heading) text = text.slice(heading[0].length);
  const boldAlone = /^(?:\*\*|__)[^*_]{2,90}(?:\*\*|__):?$/.test(text) || /^\*[^*]{2,60}\*:?$/.test(text);
  const before = text;
  text = text.replace(pictograph, '');
  const emblem = text !== before;
  let bullet = emblem && !heading;
  const mark = boldAlone || heading ? null : bulletMark.exec(text);
  if (mark) {
    text = text.slice(mark[0].length);
    bullet = true;
  }
  text = text
    .replace(/\*\*|__|`/g, '')
    .replace(/^[*~= ]+|(?<![*~= ])[*~= ]+$/g, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const capitals = text.length <= 60 && /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);
  const colon = text.endsWith(':') && text.length <= 90;
  const marked = Boolean(heading) || boldAlone || capitals || colon;
  return { text, bullet, emblem, marked, level: heading ? (heading[1]?.length ?? 1) : 9, apart };
}

/** The lines of cleaned text; long ones broken where a list or a part begins. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  const look = lookAFew();
  let apart = true;
  for (const row of text.split('\n')) {
    if (!row.trim()) {
      apart = true;
      continue;
    }
    const last = lines.at(-1);
    if (/^(?:={3,}|-{3,})$/.test(row) && last && !apart && last.text.length <= 80) {
      last.marked = true;
      apart = true;
      continue;
    }
    const broken = row.length < longLine ? [row] : atMarks(row).flatMap((part) => atLabels(part, look));
    const parts = broken.flatMap((part) => atHeadings(part, look));
    for (const part of parts) {
      if (lines.length >= mostLines) return lines;
      const line = shape(part, apart);
      if (!line) continue;
      lines.push(line);
      apart = false;
    }
  }
  return lines;
}
