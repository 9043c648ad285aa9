import { isPastVerb, plainVerbs, set, subjects } from '../wordClasses.ts';
import type { Rule } from './around.ts';

const clause = set('and but so or yeah because well then okay ok yes no');
const hollow = set('the a an my our your their his her of in at for from with by this');

/** "Actually" that sets fact against belief beside its verb is proper; one that opens a clause or is set off by itself is a filler. */
export const actually: Rule = ({ before: [p], next: [n], opens, after, breaks, ends, hesitates }) => {
  if (opens || ends) return true;
  if (hesitates) return !isPastVerb(p);
  if (breaks) return p !== 'what';
  if (after) return subjects.has(n) || hollow.has(n);
  if (clause.has(p)) return n === 'let' || (!isPastVerb(n) && !plainVerbs.has(n));
  return hollow.has(p) || p === 'actually' || /^(?:actually|like)$/.test(n);
};
