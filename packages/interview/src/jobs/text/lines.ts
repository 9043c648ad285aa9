import { sentencesOf } from './sentences.ts';
import { cleanText } from './clean.ts';
import { longestDescription } from './believed.ts';
import { withoutOrders } from './hostile.ts';

/** Signs of items inside of a line that lost its line ends. */
const inlineItem = / (?=[•●▪◦‣■►➤✓✔✅] ?\S)/u;
/** A longer line is read sentence by sentence, in characters. */
const longLine = 160;
/** As many lines as an advert has; what comes after is not read. */
const mostLines = 400;

/** Lists that lost their line ends: "Must have: - Excel - Word - tact". */
function itemsOf(line: string): string[] {
  for (const mark of [' - ', ' * ', ' – ', ' · ', ' | ']) {
    const parts = line.split(mark);
    if (parts.length >= 4) return parts;
  }
  return [line];
}

/**
 * The lines of a pasted advert as they are read: without mark-up and without sentences that give orders to a machine, long
 * prose sentence by sentence.
 */
export const advertLines = (content: string): string[] =>
  cleanText(content.slice(0, longestDescription))
    .split('\n')
    .map((line) => withoutOrders(line.replace(/\*\*|__|`/g, '').replace(/^#{1,6} ?/, '')).trim())
    .flatMap((line) => line.split(inlineItem))
    .flatMap((line) => (line.length < longLine ? [line] : itemsOf(line)))
    .flatMap((line) => (line.length < longLine ? [line] : sentencesOf(line)))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, mostLines);
