import { verbForm } from './dutyPhrase.ts';

/** Where a clause may end. */
const boundary = /[.;:(!?\u2013\u2014]|,|\s(?:and|or|so|but|while|because)\s/;
/** What ends a part rightly, at its end or behind it. */
const ended = /(?:[,;:.!?(]|\band)\s*$/;
const stops = /^\s*(?:[.;:()!?\u2013\u2014]|$|(?:and|or|so|but|while|because)\s)/;
/** A list goes on behind a comma with what is no verb and begins no clause. */
const listed =
  /^,\s+(?!(?:and|or|who|which|that|so|but|while|because|with|to|then|when|if|we|you|they|it)\s)([\p{L}'\u2019-]+)/u;

/**
 * A duty as far as its line says it: the reader may break off within a clause, as "support three gents in", or within a
 * list, as "bring them from homes" before ", hospitals and hospices".
 */
export function wholeDuty(part: string, line: string): string {
  const at = line.indexOf(part);
  if (at < 0) return part;
  let end = at + part.length;
  for (let round = 0; round < 4 && !ended.test(line.slice(at, end)); round++) {
    const rest = line.slice(end);
    const [, next = ''] = listed.exec(rest) ?? [];
    const within = !stops.test(rest) && !rest.startsWith(',');
    if (!within && (next === '' || verbForm(next.toLowerCase()) !== null)) break;
    const from = rest.startsWith(',') ? 1 : 0;
    const stop = boundary.exec(rest.slice(from));
    end += from + (stop ? stop.index : rest.length - from);
    if (!within && /^\s(?:and|or)\s/.test(line.slice(end))) {
      const last = boundary.exec(line.slice(end + 4));
      end += 4 + (last ? last.index : line.length - end - 4);
    }
  }
  return line.slice(at, end).trimEnd();
}
