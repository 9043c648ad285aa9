import { being, set, subjects } from '../wordClasses.ts';
import type { Rule } from './around.ts';

const measured = set('far many much few little long that often well hard good quickly soon');
const said =
  set(`think thinks thought hope hoped hopes said say says do did does done doing believe believed guess suppose supposed or
  rightly more even if why not afraid told just ever very is was it's and how course`);
const trailing = set('yeah basically like you okay ok anyway anyways right well actually um');
const told = set('tell tells told telling');
const people = set('me him her us them you');
const openers = set('yeah okay ok right well like um and but oh no yes');
const hollow = set('the a an my our your their his her of in at on for from to into by about this');

/** "So" that measures, reports a consequence or stands for what was said is proper; one that only opens or trails is a filler. */
export const so: Rule = ({ before: [p, p2], next: [n, n2], begins, opens, after, breaks, ends, hesitates }) => {
  if (/^(?:on|forth)$/.test(n) && p === 'and') return false;
  if (ends)
    return (
      after ||
      !(
        said.has(p) ||
        ((p === 'you' || p === 'me') && p2 === 'told') ||
        (p === 'it' && /^(?:do|did|does)$/.test(p2)) ||
        (p === 'that' && being.has(p2))
      )
    );
  if (begins && breaks) return true;
  if (begins) return !measured.has(n) || (n === 'that' && /^(?:was|is|would|day|one)$/.test(n2));
  if (breaks) return opens || after || p === 'and' || !said.has(p);
  if (hesitates)
    return (
      opens ||
      after ||
      hollow.has(p) ||
      p === 'and' ||
      p === 'but' ||
      (!said.has(p) && !being.has(p) && !subjects.has(n))
    );
  if (n === 'you' && n2 !== 'know') return false;
  if (n === 'i' && n2 === 'mean') return true;
  if (trailing.has(n)) return n !== 'well' || opens || after || p === 'and';
  if (told.has(p2) && people.has(p)) return false;
  if (hollow.has(p) && !after) return !measured.has(n);
  // "It didn't feel right so I asked": only an opener before it makes it one more.
  return p !== 'so' && openers.has(p) && (p2 === '' || openers.has(p2));
};
