import { reports, sentencesOf } from './canonical.ts';

const kill = String.raw`(?:kill(?:ing)? myself|hang(?:ing)? myself|drown(?:ing)? myself|shoot(?:ing)? myself(?! in the foot)|end(?:ing)? my (?:own )?life|tak(?:e|ing) my (?:own )?life|end(?:ing)? it all|commit(?:ting)? suicide|suicide|do(?:ing)? myself in|jump(?:ing)? (?:off|in front of))`;
const hurt = String.raw`(?:hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|burn(?:ing)?) myself`;
const soon = String.raw`(?:want to|feel like|'m going to|'ll|plan to|'m planning(?: to| on)?|'m thinking (?:of|about)|think (?:of|about)|keep thinking (?:of|about)|'ve been thinking (?:of|about)|'ve been planning|'m about to|intend to|have decided to|'ve decided to|have the urge to|'m ready to|'m considering|'d rather)`;
const gap = String.raw`(?: (?:just|really|seriously|actually|maybe|only|simply|still|often|sometimes|honestly)){0,3} ?`;

const idiom =
  /\b(?:laughing|laughter|embarrassment|boredom|of shame|over (?:a|an|this|that|the|some)|for (?:forgetting|missing|that|not|it)|in the foot|with work|at (?:work|the gym)|to (?:get|meet|finish|make) )/;
const denied =
  /\b(?:don't|not|never|won't|wouldn't|didn't|no longer)\b(?: \w+){0,3} (?:kill|hurt|harm|cut|end|hang|suicid)/;

/** Said of now: an intention, a wish to be dead, or harm that goes on. */
const now: readonly RegExp[] = [
  new RegExp(String.raw`\bi${gap}${soon}${gap}(?:to )?(?:${kill}|${hurt})\b`),
  /\bi (?:just |really |only )*want to (?:die|be dead|disappear forever|not wake up)$/,
  /\bi (?:just |really )*(?:don't|no longer) want to (?:live|be alive|exist|go on living|wake up)\b/,
  /\bi (?:just |really |often )*wish i (?:was|were|could be) dead\b|\bi (?:wish|'d rather) (?:i had|i'd) never been born\b/,
  /\b(?:i'd|i would|everyone(?:'d| would)|they(?:'d| would)|everybody(?:'d| would)|world(?:'d| would)|i'm|people(?:'d| would)) (?:all )?be(?:tter)? (?:be )?(?:better )?off (?:dead|without me)\b|\bbetter off dead\b/,
  /\b(?:no|any|see no|not any) (?:reason|point) (?:in |to |for )?(?:living|live|being alive|keep living|go on living|staying alive)\b|\blife (?:isn't|is not|is no longer) worth living\b/,
  /\bi(?:'m| feel| am feeling)(?: really| so| very| quite| a bit)? suicidal\b|\bi(?:'ve| have)(?: got| been having)? (?:suicidal thoughts|thoughts of suicide)\b/,
  /\bi(?:'ve been| keep| still| sometimes) (?:cutting|hurting|harming|burning|starving|cut|hurt|harm|self harming|self harm) (?:myself|again|at night|every)\b|\bi(?:'ve been|'m) self ?harming\b|\bi self ?harm(?: |$)/,
  /\bi (?:cut|hurt|harm|burn) myself (?:on purpose|every (?:day|night|week)|to feel|when i feel|at night|again and again)\b/,
  /\bi(?:'ve)? (?:took|taken|swallowed|have taken) (?:all|too many|a whole (?:pack|box|bottle) of|a lot of) (?:\w+ )?(?:pills|tablets|painkillers)\b/,
];
/** Said of another time, or half in jest: nothing is ended, but it is asked how they are. */
const once: readonly RegExp[] = [
  new RegExp(
    String.raw`\bi (?:once |nearly |almost |even )*(?:tried|attempted|wanted|planned|thought about|thought of|was going|used|could|should|might) ?(?:just |as well )?(?:to )?(?:${kill}|hurt myself on purpose|harm myself|cut myself on purpose)\b`,
  ),
  /\bi (?:was|felt|had been|used to be) suicidal\b|\bi (?:had|used to have) (?:suicidal thoughts|thoughts of suicide)\b/,
  /\bi used to (?:self ?harm|(?:cut|hurt|harm|burn) myself)\b/,
  /^(?:kms|i might as well be dead|i want to be dead inside)$/,
];

/**
 * Whether someone speaks of harming themselves: `now` when it is meant for now, `once` when it was at another time or
 * can't be told. Null for figures of speech, for processes that are killed, and for other people's words.
 */
export function harmIn(text: string): 'now' | 'once' | null {
  let found: 'once' | null = null;
  const sentences = sentencesOf(text);
  for (const [n, said] of sentences.entries()) {
    if (idiom.test(said) || denied.test(said)) continue;
    if (reports(said) || (/["\u201c\u201d]/.test(text) && reports(sentences[n - 1] ?? ''))) continue;
    if (now.some((pattern) => pattern.test(said))) return 'now';
    if (once.some((pattern) => pattern.test(said))) found = 'once';
  }
  return found;
}
