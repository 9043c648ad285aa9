import { determiners, isPastVerb, joins, prepositions, set, subjects } from '../wordClasses.ts';
import type { Rule } from './around.ts';

const asks =
  set(`do did does don't didn't if as when how what that whether let than before would could should might will once since sure until
  who where more unless`);
const knows = set(
  'little nothing much what who where why how which whether him her them it about exactly your when each everyone anyone',
);

/** "You know" with nothing that is known is a filler. */
export const youKnow: Rule = ({ before: [p], next: [n, n2, n3], breaks, opens, after, ends }) => {
  if (n === 'what' && n2 === 'i' && n3 === 'mean') return true;
  if (breaks && !asks.has(p)) return true;
  if (p === 'let' || p === 'as') return false;
  if (asks.has(p) && !after && !(p === 'when' && !knows.has(n) && n !== 'the' && !ends)) return false;
  if (/^(?:someone|somebody|people|everyone|anyone|things|everything|words|tools|all|one)$/.test(p) && !after)
    return false;
  if (n === 'when') return subjects.has(n2);
  if (n === 'it') return isPastVerb(n2) || (!opens && /s$/.test(n2));
  if (knows.has(n)) return /^(?:her|your)$/.test(n) && n2 !== '' && !opens;
  if (opens && (n === 'the' || n === 'that') && /^(?:feeling|type|kind|sort|rest|answer|place|saying)$/.test(n2))
    return false;
  return true;
};

/** "I mean" is proper where something is meant by something. */
export const iMean: Rule = ({ before: [p, p2, p3], next: [n, n2, n3], breaks, after, ends }) => {
  if (/^(?:what|do|did|if|which|know)$/.test(p) && !after) return false;
  if (breaks) return true;
  if (ends && !after) return false;
  if (p2 === 'by' || [p, p2, p3].includes('say')) return false;
  if (n === 'business' || (/^(?:by|to|every)$/.test(n) && (p === '' || joins.has(p)))) return false;
  if (n === 'what' && (n3 === 'say' || n3 === 'said')) return false;
  if (n === 'it' || n === 'that' || n === 'this')
    return n2 !== '' && !/^(?:when|in|as|seriously|sincerely|literally|well|the)$/.test(n2);
  return true;
};

const sorted =
  set(`what some any one another different same other first new certain only best which all all these those wrong right
  special particular similar usual second strange rare whatever two three both many various several difficult hardest
  next general of`);

/** "Kind of" and "sort of" that name a sort are proper; before what they weaken, where they could be left out, they are fillers. */
export const kindOf: Rule = ({ before: [p, p2], next: [n], ends, after }) => {
  if (after) return true;
  if (determiners.has(p) || sorted.has(p)) return false;
  if (prepositions.has(n) && !ends) return true;
  if (determiners.has(p2) && !isPastVerb(p) && !/^(?:is|are|was|were|and)$/.test(p)) return false;
  return !ends && n !== '' ? true : !/^(?:in|of)$/.test(p);
};

/** "Basically" can always be left out. */
export const basically: Rule = () => true;

/** "Literally" is proper of words that are taken, meant or put over to the letter. */
export const literally: Rule = ({ before: [p, p2, p3], next: [n] }) =>
  ![p, p2, p3].some((word) =>
    /^(?:tak(?:e|es|ing|en)|took|translat\w+|interpret\w*|word|quite|too|mean|means|meant)$/.test(word),
  ) && !/^(?:translat\w+|means|meant)$/.test(n);
