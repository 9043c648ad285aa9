import { evidenceOf } from '../plan/evidence.ts';
import type { SessionRecord } from '../report/record.ts';
import type { Evidence } from '../types.ts';

/** A question of the plan as the record keeps it. */
export type Question = SessionRecord['plan']['questions'][number];

const told =
  /\btell (?:me|us) (?:about|of) (?!yourself|your(?:self| background| experience| career| strength| weakness| approach| understanding| knowledge| interest| style| skills| goals| plans| hobb| studies| education| current| cv| r[e\u00e9]sum)|how\b|why\b|what (?:you|makes|motivates))/i;
const story =
  /\b(?:(?:describe|recall|remember|think of|share|choose|pick|give (?:me|us)) (?:me |us )?(?:a|an|one|some|something|someone|the (?:last|first|most|hardest|best|worst|biggest))\b|walk (?:me|us) through (?:a|an|the (?:last|first|most|hardest|best|worst|biggest)|one|something)|a time|an? (?:situation|occasion|example|instance|incident)|when (?:did|have|were|was) you|have you ever|what did you do (?:when|about|to)|what was the (?:hardest|most|best|worst|biggest|last)|what is the (?:hardest|most difficult|biggest) .{0,40}\byou (?:have|'ve|had|did|made)|which (?:project|piece of work|achievement))\b/i;
const view =
  /\b(?:how (?:do|would|will|should|could) you|what (?:would|will|do|should|could) you|why (?:do|would|did|are) you|what does|what makes|imagine|suppose|if you (?:had|were|saw))\b/i;
const hypothetical = /\b(?:how|what) (?:would|will|should|could) you|\bimagine\b|\bsuppose\b/i;

/** Whether a question asks for a story of its own; its wording tells where the plan doesn't. */
export function asksForStory({ text, behavioural }: Question): boolean {
  if (behavioural !== null && behavioural !== undefined) return behavioural;
  if (told.test(text) || story.test(text))
    return !hypothetical.test(text) || /\b(?:a time|when did you|have you ever)\b/i.test(text);
  return !view.test(text) && /\b(?:did|was|were|had) (?:you|your)\b/i.test(text);
}

/** What a question asks for; its wording tells where the plan doesn't. What is no story, and can't be told, is a view. */
export function evidenceAskedFor(question: Question): Evidence {
  if (asksForStory(question)) return 'story';
  const evidence = question.evidence ?? evidenceOf(question.text);
  return evidence === 'story' ? 'view' : evidence;
}
