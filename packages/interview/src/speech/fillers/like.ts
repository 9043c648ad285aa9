import {
  being,
  describing,
  determiners,
  isGerund,
  isNumber,
  isPast,
  isPastVerb,
  joins,
  plainVerbs,
  prepositions,
  subjects,
} from '../wordClasses.ts';
import type { Around, Rule } from './around.ts';
import {
  adverbs,
  asking,
  compared,
  doable,
  giving,
  goesWith,
  goingTo,
  handled,
  hollow,
  likeness,
  likers,
  manner,
  marked,
  modals,
  obliged,
  open,
  ordinal,
  people,
  quantities,
  reported,
  superlative,
  thought,
  times,
  troubles,
  wanting,
  when,
  would,
} from './likeWords.ts';

/** "Like" before a comma: "what it was like," and "the things I like," are proper. */
function brokenOff({ before: [p, p2, p3], next: [n], opens, after, hesitates }: Around): boolean {
  if (opens || after) return true;
  const asks = [p, p2, p3].some((word) => asking.has(word));
  if (asks && (being.has(p) || subjects.has(p))) return false;
  if (likers.has(p)) return p2 === '' || (open.has(p2) && p2 !== 'if' && p2 !== 'when');
  if (p === 'to') return hesitates || plainVerbs.has(n);
  return !wanting.has(p) && !adverbs.has(p) && !compared.has(p);
}

/** "Like" after a subject or an adverb, where it could be the verb. */
function verbOrFiller({ before: [p], next: [n, n2], hesitates }: Around): boolean {
  if (n === 'about' || n === 'all' || n === 'what' || n === 'how') return isNumber(n2) || n2 === 'to';
  return (
    isPastVerb(n) ||
    isNumber(n) ||
    marked.has(n) ||
    (likers.has(p) && ((hesitates && n !== 'to' && !isGerund(n)) || plainVerbs.has(n)))
  );
}

/** "Like" after a form of "be": a comparison before "a", "the", "that"; otherwise a filler. */
const afterBe = ({ before: [p, p2], next: [n, n2, n3] }: Around): boolean =>
  // "It was like talking to a wall" compares, "the dog was like barking" does not.
  (isGerund(n) && !/['’]s$/.test(p) && !/^(?:it|this|that|which|)$/.test(p2)) ||
  ((n === 'a' || n === 'an') && (isNumber(n2) || quantities.has(n2) || (n2 === 'big' && troubles.has(n3)))) ||
  (/^(?:my|our|the)$/.test(n) && ordinal.test(n2) && times.has(n3)) ||
  (n === 'the' && superlative(n2)) ||
  (n === 'all' && prepositions.has(n2)) ||
  (n === 'every' && n2 !== 'other' && n2 !== 'one') ||
  (!likeness.has(n) && !isGerund(n));

/** "Like" at the beginning of a clause: "Like many of us," and "like I said" are proper. */
const opening = ({ next: [n, n2] }: Around): boolean =>
  n === 'when' || (!likeness.has(n) && !isGerund(n) && !reported.has(n2));

/** "We met, like, in March", "like at nine": a time is compared with nothing. */
const tellsTime = ({ next: [n, n2, n3] }: Around): boolean =>
  /^(?:in|at|on|for|by|within|after|until|around|since)$/.test(n) &&
  [n2, n3].some((word) => isNumber(word) || when.test(word) || times.has(word.replace(/s$/, '')));

/** "Like" that compares, gives an example or is the verb is proper; one that could be left out is a filler. */
export const like: Rule = (around) => {
  const {
    before: [p, p2, p3],
    next: [n, n2],
    after,
    breaks,
    opens,
    ends,
    nextRaw,
    hesitated,
    hesitates,
  } = around;
  if (breaks) return brokenOff(around);
  if (ends) return hollow.has(p) || open.has(p);
  if (p === 'know' && p2 === 'you') return true;
  if (n === 'like' || n === 'know' || n === 'mean') return p !== 'would';
  if (compared.has(p) && !(p === 'people' && isPastVerb(n)))
    return (isNumber(n) && p !== 'more') || /^(?:really|very|so|super|totally)$/.test(n);
  if ((p === 'it' && being.has(p2) && asking.has(p3)) || (being.has(p) && asking.has(p2))) return isNumber(n);
  if (p === "there's" || (being.has(p) && p2 === 'there')) return true;
  if (people.has(n) && isPastVerb(n2) && !compared.has(p)) return true;
  if (n === 'never' && n2 === 'before') return false;
  if (p === 'not' && being.has(p2)) return !subjects.has(n) && afterBe(around);
  if (wanting.has(p)) {
    if (isPastVerb(n) || isNumber(n)) return true;
    if (p === 'did' && subjects.has(p2)) return n === 'a' || n === 'an';
    if (p === 'to' && obliged.has(p2)) return !likeness.has(n) && n !== 'it';
    if (p === 'to') return goingTo.has(p2) || (plainVerbs.has(n) && n !== 'do') || (hesitates && p2 !== 'would');
    if (modals.has(p) && !would.test(p)) return !likeness.has(n) && n !== 'it' && n !== 'to';
    return modals.has(p) && ((plainVerbs.has(n) && n !== 'help') || (doable.has(n) && goesWith.has(n2)));
  }
  if (thought.has(p)) return !/^(?:a|an|that|this)$/.test(n) || isPastVerb(n2);
  if (adverbs.has(p) && handled.has(p2) && !/^(?:do|does|did)$/.test(p2)) return true;
  if (adverbs.has(p)) return verbOrFiller(around);
  if (likers.has(p)) return verbOrFiller(around) || (n !== '' && n === p);
  if (/^(?:he|she)$/.test(p)) return !/^(?:do|does|did|would|will|could|can|might|let|make|made)$/.test(p2);
  if (opens && hesitated && !reported.has(n2)) return true;
  if (opens) return subjects.has(n) ? !reported.has(n2) : opening(around);
  if ((joins.has(p) || p === 'that') && p2 !== 'people') {
    if (subjects.has(n)) return !reported.has(n2);
    // "I cook and like to travel", "and like working with people".
    return !/^(?:any|many|most|every|other|others|to)$/.test(n) && !isGerund(n);
  }
  if (p === 'just') return !likeness.has(n) || (n === 'the' && superlative(n2));
  if (hollow.has(p) || determiners.has(p) || prepositions.has(p))
    return !(/^(?:that|this|those|these)$/.test(n) && n2 === '');
  if (being.has(p)) return subjects.has(n) ? !reported.has(n2) : afterBe(around);
  if (handled.has(p)) return !/^(?:that|this|those|these|me|him|them)$/.test(n) && !(subjects.has(n) && isPastVerb(n2));
  if (/^(?:me|him|us|them)$/.test(p) && /^(?:told|tell|tells|asked|showed)$/.test(p2) && subjects.has(n)) return true;
  if (n === 'it' || n === 'that') return isPastVerb(n2) || being.has(n2);
  if (subjects.has(n)) return after && !reported.has(n2);
  if (p === 'as' || tellsTime(around)) return true;
  if (p === 'too' || describing.has(p) || isNumber(p)) return !likeness.has(n);
  if (isNumber(n) || (marked.has(n) && n !== 'what' && n !== 'all')) return true;
  if (isPastVerb(n)) return true;
  if (/^(?:and|but|because|or|then|of|to|for|with|from|by|into|through|over)$/.test(n)) return true;
  if ((isPast(p) || plainVerbs.has(p) || /^(?:up|out|off|down|away|there|here|around)$/.test(p)) && isGerund(n))
    return p !== 'treat';
  if (/^(?:it|them|me|him|her|us|you)$/.test(p) && giving.has(p2)) return !(/^(?:that|this)$/.test(n) && n2 === '');
  if ((isPast(p) || plainVerbs.has(p)) && /^(?:a|the|my|our|their|his|some|every|each|all)$/.test(n))
    return !manner.has(p);
  if (/^(?:it|them|me|him|her|us)$/.test(p)) return n === 'the' && superlative(n2);
  if (isPast(p) && hesitates) return true;
  if (after && !likeness.has(n)) return !/^[A-Z]/.test(nextRaw) && !/s$/.test(n);
  return false;
};
