import type { Criterion } from '../../report/schema.ts';

/** The anchors of one criterion, from 0 to 5. */
export type Anchors = readonly [string, string, string, string, string, string];

/**
 * What each level of the rubric means. A score between two levels is on its way from one to the other, and carries the
 * anchor that is nearer.
 */
export const anchors = {
  structure: [
    'Nothing is told that could be followed.',
    'A remark, or a habit, where one case was asked for.',
    'One part of a story: mostly what happened, or mostly what was done.',
    'A story can be followed, but a part of it is missing or only touched.',
    'Situation, your own action and the result are there; one of them, or the task, is thin.',
    'Situation, task, your own action and the result are all there, and the result follows from what you did.',
  ],
  view: [
    'No view of yours can be found.',
    'A view without a reason.',
    'A view, and a reason or a way of doing it, in general words.',
    'A view with a reason, and steps or an example that bear it out.',
    'A view with reasons, and a way of doing it that is borne out by something you did.',
    'A view, its reasons, and an example of your own with what came of it.',
  ],
  specificity: [
    'Nothing in it is particular to you.',
    'General words that many could say.',
    'A detail or two: a place, a time, a tool, or one thing that you did.',
    'Several details, so that one can picture the case.',
    'Details of several kinds, such as numbers, names and times, and what you did yourself.',
    'Numbers, names, times and tools where they matter, and several things that you did yourself.',
  ],
  relevance: [
    'It has nothing to do with the question.',
    'It belongs to working life, and not to this question.',
    'It touches the question.',
    'It answers a part of the question.',
    'It answers the question.',
    'It answers the question throughout, in its own terms.',
  ],
  reflection: [
    'It tells what happened, not what you made of it.',
    'A word on how it felt or what it was like.',
    'It says that something was learned, not what.',
    'It says what you learned, or why you do it so.',
    'It says what you learned and what you do since, or would do differently.',
    'It says what you learned, what you do since, and why that is better.',
  ],
} as const satisfies Record<Criterion['name'] | 'view', Anchors>;

/** The anchor that is nearest to a score. */
export function anchorOf(of: keyof typeof anchors, score: number): string {
  const level = Math.max(0, Math.min(5, Math.round(score)));
  return anchors[of][level] ?? anchors[of][0];
}
