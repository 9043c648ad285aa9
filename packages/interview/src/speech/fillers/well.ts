import { being, determiners, isPast, joins, prepositions, set, subjects } from '../wordClasses.ts';
import type { Rule } from './around.ts';

/** Words that are well done, or after which "well" is a state or a degree. */
const manner =
  set(`as very so how quite pretty really rather too extremely equally fairly reasonably incredibly surprisingly exceptionally
  particularly perfectly more not all always work works worked working go goes went going gone do does did done doing know
  knows knew known knowing sell sold sleep slept eat ate run runs ran running communicate communicates fit fits function functions
  perform performs end ends turn turns out get got along feel feels felt feeling am is was are were be been treat treats speak speaks
  spoke read reads write writes wrote sing sings teach teaches taught learn learns cook cooks drive drives mix listen
  listens train look looks wish cope copes coped play plays plan plans explain explains understand handle handles serve
  serves sit sits settle settles manage manages react reacts respond responds operate operates collaborate hear heard
  see saw think sang slept swim dress eat live lived age aged scale scales sleep behave behaves organise organises treat
  pay paid went down up off through together there here myself yourself himself herself ourselves themselves yours oh`);
/** What "well" raises: "well known", "well over". */
const raised =
  set(`known done before after over under above below within beyond aware organised organized prepared paid trained worth
  equipped enough stocked educated received written suited off into past liked rounded established made ahead
  together thought behaved kept maintained run designed planned connected respected versed structured documented balanced deserved`);
const speech = set('said thought say says like goes think asked');
const goesOn = set("let's let yeah yes no actually basically anyway honestly what maybe then okay um");

/** "Well" as an adverb or a state is proper; the opener is a filler. */
export const well: Rule = ({ before: [p, p2, p3], next: [n, n2], opens, after, breaks, ends, hesitates }) => {
  if (opens) return !(raised.has(n) && !/^(?:before|after|together)$/.test(n) && !breaks) && !(ends && !breaks);
  if (p === 'as') return false;
  if (after) return breaks || hesitates || !raised.has(n) || n === 'after' || n === 'before';
  if (p === 'on' && /^(?:get|got|gets|getting)$/.test(p2)) return false;
  if (speech.has(p)) return !ends;
  if (p === 'so' && (subjects.has(n) || n === 'the')) return true;
  if (manner.has(p) && !(p === 'oh'))
    return (p === 'is' || p === 'was') &&
      !ends &&
      (breaks || subjects.has(n) || goesOn.has(n) || /^(?:kind|sort|not|a|the|my|just|like)$/.test(n))
      ? true
      : hesitates && p === 'so';
  if (raised.has(n) && !breaks) return joins.has(p) && /^(?:before|after|together)$/.test(n);
  if (joins.has(p)) return !ends || p !== 'or';
  if (ends) return false;
  // "They drilled the well to ninety metres."
  if (determiners.has(p) && !breaks && (prepositions.has(n) || being.has(n))) return false;
  if (determiners.has(p) && p !== 'that' && p !== 'this' && p !== 'her') return true;
  if (/^(?:i|we|he|she|they)$/.test(p) || prepositions.has(p)) return true;
  if (isPast(p) || [p2, p3].some((word) => manner.has(word) || isPast(word))) return false;
  return subjects.has(n) || goesOn.has(n) || (n === 'you' && n2 === 'know') || hesitates;
};
