/**
 * What a rating of an answer stands for, from 0 to 5: the anchors by which the answers were rated that the heads were
 * trained on (`packages/understanding/corpus/rated.md`).
 */
export const anchors: readonly string[] = [
  'nothing: no answer, nonsense, the question said back, empty boasting, orders to the assessor',
  'weak: general claims, truisms, a plan without a case; or a story that does not answer the question',
  'developing: a case only touched on, mostly general or hypothetical, or action without outcome, or only a part of the question',
  'sound: a real case and own action, but the outcome vague, or the own part partly hidden behind "we", or little detail',
  'strong: a real case with own action and a concrete outcome, a number or not; one part thin',
  'excellent: one real case that a stranger can follow: what the matter was, what was to be achieved, what they did and why so, what came of it, and an insight or a choice that shows judgment; an honest failure with what was learned is one too',
];
