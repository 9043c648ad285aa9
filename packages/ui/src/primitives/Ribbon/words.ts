import { list, moment } from '../../emails/words.ts';
import type { RibbonMark, RibbonView } from './types.ts';

/** What lies at a mark. */
export function markText({ kind, number }: RibbonMark): string {
  if (kind === 'strength') return 'What went well';
  if (kind === 'change') return 'The one thing to change';
  if (kind === 'question') return `Question ${number ?? ''}`.trim();
  return number === null ? 'Quoted' : `Quoted from answer ${number}`;
}

/** A mark with its moment, as in `Question 3, at 4:10`. */
export const markName = (mark: RibbonMark): string => `${markText(mark)}, at ${moment(mark.startMs)}`;

/** The main moments of a ribbon as a sentence or two, for where it can't be seen; empty where it has none. */
export function momentsText({ marks }: RibbonView): string {
  const questions = marks.filter(({ kind }) => kind === 'question');
  const quoted = marks.filter(({ kind }) => kind === 'strength' || kind === 'change');
  const asked = questions.map(({ number, startMs }) => `${number ?? ''} at ${moment(startMs)}`);
  return [
    asked.length > 0 && `${asked.length === 1 ? 'Question' : 'Questions'} ${list(asked)}.`,
    quoted.length > 0 &&
      `${list(quoted.map((mark, at) => (at === 0 ? markText(mark) : lower(markText(mark))) + ` at ${moment(mark.startMs)}`))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
