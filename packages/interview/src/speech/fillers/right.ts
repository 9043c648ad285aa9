import { being, determiners, joins, prepositions, set, subjects } from '../wordClasses.ts';
import type { Rule } from './around.ts';

/** Words after which "right" is correct, a side or a claim. */
const left =
  set(`points pointed turning turns steer steered swipe the a an my your his her their our all be it that's you're been doing do did get got getting
  things that this turn turned on to of by every no any felt feels feel seems seemed sounds looked looks look go went put set just them
  completely absolutely exactly quite about half not always perfectly proved proven these those two
  one pull keep kept equal human legal civil make made come came what's far very was were is are am isn't wasn't aren't he's
  she's they're we're i'm it's whole being`);
/** Words before which it is: "right away", "right side". */
const rightOf =
  set(`away now here there after before next at in on up down under over through behind beside from side hand person people
  thing way place time one size tool tools answer answers order direction questions question word words part parts job
  to into out back across foot arm leg knee eye ear turn moment first person's amount kind level shoe choice decision decisions
  against between above below opposite outside inside until about people's for of by until into along around round onto within where who why how balance approach fit candidate role skills
  team tone track path attitude mindset information data material materials equipment conditions path`);
/** Verbs with which something is made right: "get the order right". */
const done = set('treat treated get gets got getting do does did doing make made put set done');
const settled = set('that this these those by on');
const onward = set(
  'so okay ok yeah well then let i we the what when my as if there in at um it you they he she that this and but',
);

/** "Right" as correct, as a side, or as in "right away" is proper; the tag and the opener are fillers. */
export const right: Rule = ({ before: [p, p2, p3], next: [n, n2], opens, after, breaks, ends, hesitates }) => {
  if (opens) return breaks || hesitates || (ends && n === '') || (onward.has(n) && !(n === 'in' && n2 === 'the'));
  if (after && (breaks || ends)) return true;
  if (after && !rightOf.has(n)) return true;
  if (p === 'is' && /^(?:thing|point|problem|truth|trouble)$/.test(p2)) return true;
  if (n === 'then' && subjects.has(n2)) return true;
  if ((being.has(p) || p === 'it') && !breaks && n !== 'it' && n !== 'there' && subjects.has(n)) return true;
  if (
    breaks &&
    !settled.has(p) &&
    !(p === 'the' && prepositions.has(p2)) &&
    (determiners.has(p) || prepositions.has(p))
  )
    return true;
  // "The gas was still on, right, and …"
  if (
    p === 'on' &&
    !after &&
    /^(?:still|was|is|came|went|goes|going|stayed|left|turned|switched)$/.test(p2) &&
    joins.has(n)
  )
    return true;
  // "You have to get the mixture right the first time."
  if (done.has(p3) && determiners.has(p2) && !subjects.has(n) && !joins.has(n)) return false;
  if (/^(?:bottom|top|upper|lower)$/.test(p) && !joins.has(n)) return false;
  if (ends && /^(?:that|this|it|them)$/.test(p) && !being.has(p2)) return false;
  if (/^(?:that|this|things)$/.test(p) && ![p2, p3].some((word) => done.has(word) || being.has(word)))
    return !rightOf.has(n);
  if (left.has(p) || ((ends || breaks) && (done.has(p2) || done.has(p3)))) return false;
  if (/^(?:and|but|so|because|okay|ok|yeah)$/.test(p)) return breaks || !rightOf.has(n);
  if (rightOf.has(n)) return false;
  return true;
};
