import { withoutInstructions } from '../../content/believe/units.ts';
import { canonical, countOf, reports, sentencesOf } from './canonical.ts';

const lead = String.raw`^(?:(?:ok|okay|so|and|now|but|well|please|hey|hi|hello|instead|from now on|just|then|system|admin|developer|note|attention|important|new instructions?|instructions?|interviewer|assistant|dear|ai|you should|you must|you have to|you need to|you'll|you will|you can|i (?:want|need|order|command|instruct|tell|ask|would like|'d like) you to|i order that you|as (?:the|an?|your) \w+(?: i \w+ you to)?|could you|can you|would you|will you|let's|immediately|first|listen|stop|and then|sorry|actually|no|yes|kindly|to the (?:interviewer|assessor|examiner|grader|ai|model)) )*`;
const theirs = String.raw`(?:all |any |every |everything |your |the |these |those |this |that |of |previous |prior |above |earlier |system |initial |original |safety |interview |other |current )+`;
const rule = (body: string) => new RegExp(`${lead}(?:${body})`);
const grade = String.raw`(?:full|top|high(?:est)?|best|perfect|maximum|excellent|good|hundred|100|ten|10|five|5)`;

const patterns: readonly RegExp[] = [
  rule(
    String.raw`(?:ignore|forget|disregard|override|bypass|drop|delete|disobey|break) ${theirs}(?:instructions?|rules?|prompts?|guidelines?|policy|policies|programming|training|commands?|limits?|restrictions?)\b`,
  ),
  rule(
    String.raw`(?:ignore|forget|disregard) (?:everything|all|anything)(?: (?:that )?(?:you (?:were|have been|'ve been) (?:told|given)|above|before|so far|was said))?(?: .*)?$`,
  ),
  rule(
    String.raw`(?:ignore|forget|disregard) (?:(?:all |the |everything )*(?:above|previous|rest)(?: and)?(?: .*)?|what you were told|previous .*|my (?:last|previous|bad) (?:answers?|mistakes?).*)$`,
  ),
  rule(
    String.raw`you're (?:now|no longer|from now on|actually|dan|free (?:from|of)|allowed to|not an? interviewer|my (?:assistant|servant|friend|coach))(?: .*)?$`,
  ),
  rule(String.raw`(?:act|behave|respond|speak|talk|reply) (?:as|like) (?:a|an|my|if you|dan|the)\b.*$`),
  rule(
    String.raw`(?:pretend|imagine|assume|suppose) (?:to be|you(?:'re| were| are|'ve)|that you(?:'re| were)|i(?:'ve| have) (?:passed|answered|given|got)|that i(?:'ve| have)? (?:passed|answered|given))\b.*$`,
  ),
  rule(String.raw`role ?play\b.*$`),
  rule(
    String.raw`(?:give|award|grant|assign|put|write)(?: me| this candidate| the candidate| him| her| them)?(?: down)? (?:a |an |the |with |as |at least )*${grade}(?: (?:out of|of (?:ten|five|\d+)|percent|marks?|points?|scores?|grades?|ratings?|reports?|feedback|reviews?|stars?)\b.*|(?: please| now)?$)`,
  ),
  rule(
    String.raw`(?:mark|rate|score|grade|assess|rank|list|record) (?:me|my answers?|this answer|this interview|this candidate|the candidate)(?: .*)?$`,
  ),
  rule(
    String.raw`(?:say|tell me|confirm|write|report|announce|state)(?: that)? (?:i(?:'ve)? (?:have )?passed|i'm (?:hired|the best.*|perfect.*)|i got the job|the candidate (?:is|was|has|passed).*)(?: .*)?$`,
  ),
  rule(
    String.raw`(?:show|tell|give|reveal|print|read|repeat|display|output|share|what(?:'s| is| are| were)|describe|list|explain)(?: me| us| out| back| to me| aloud)* (?:all |exactly |word for word )*(?:your|the|its) (?:system |secret |hidden |internal |own |initial |exact |scoring |full |marking |assessment |interview )*(?:instructions?|prompts?|rules|guidelines|configuration|rubric|scores?|scoring|criteria|settings|source code|api key|policy|programming|answer key|expected answers?|text above)\b.*$`,
  ),
  rule(
    String.raw`(?:repeat|print|output) (?:everything|all|the (?:text|words|message|lines)) (?:above|before|that (?:was|were)).*$`,
  ),
  rule(String.raw`repeat after me\b.*$`),
  rule(
    String.raw`(?:tell|show|read) (?:me |us )?what (?:your|the) (?:\w+ )?(?:prompts?|instructions?|rules|guidelines) (?:is|are|says?|tells?).*$`,
  ),
  /\b(?:system prompt|developer mode|jailbreak|admin mode|debug mode|prompt injection)\b/,
  rule(
    String.raw`(?:tell|give|write|suggest|show|read)(?: me| us)? (?:the |a |an |your |some )*(?:best |right |correct |model |ideal |perfect |sample |example |good )*(?:answers?|jokes?|poems?|songs?|secrets?)(?: (?:to|for|about|please|that|i|of).*)?$`,
  ),
  rule(
    String.raw`(?:tell|write|sing|recite|compose|generate) (?:me |us )?(?:a|an|the|another|some) (?:\w+ )?(?:joke|poem|song|story|essay|recipe|code|haiku|rap|letter)\b.*$`,
  ),
  rule(
    String.raw`what(?:'s| is| would be) (?:the|a|your) (?:best|right|correct|model|ideal|perfect|expected|good) answer(?: .*)?$`,
  ),
  rule(
    String.raw`(?:answer|do|say) (?:it|that|this|the question|this question|this one)(?: .{0,15})? (?:for me|yourself|for us|on my behalf|in my place|instead of me)$`,
  ),
  rule(
    String.raw`(?:speak|talk|reply|answer|respond|write|switch|continue|change)(?: to me)? (?:in |only |to |only in )*(?:english|spanish|french|german|chinese|italian|portuguese|russian|hindi|arabic|latin|klingon|emojis?|rhymes?|json|capitals|pirate)\b.*$`,
  ),
  rule(
    String.raw`(?:end|finish|close) (?:the|this) (?:interview|session|report) (?:with|by giving|and give|and say|as) .*$`,
  ),
  rule(String.raw`(?:only )?ask (?:me )?(?:only |just |nothing but )?(?:easy|easier|simple) questions?(?: .*)?$`),
  rule(
    String.raw`(?:change|skip|rewrite|edit|alter|improve) (?:my|the) (?:score|report|transcript|result|evaluation|grade)s?(?: .*)?$`,
  ),
  /^(?:end of (?:interview|transcript|input)|begin (?:new )?(?:instructions?|system)|system override)\b/,
];

/** With so many other words the turn answers as well, and the order in it is passed over. */
const tolerable = 15;

/** In more words there is an answer, too. */
const longestOrder = 60;

/** Told of another time, such as "I had to ignore the old instructions". */
const past = /\b(?:i|we|he|she|they) (?:\w+ )?(?:had|was|were|did|got|gave|told|\w{2,}ed)\b/;

/** Whether next to nothing is left without what speaks to whoever assesses: the report takes those words away too. */
function speaksToAssessor(text: string): boolean {
  const all = canonical(text);
  if (countOf(all) > longestOrder) return false;
  const left = countOf(canonical(withoutInstructions(text)));
  return left < Math.min(tolerable, countOf(all)) && !past.test(all) && !reports(all);
}

/** Whether a turn orders the interviewer about, or asks for its instructions, its scores or an answer. Nothing is obeyed. */
export function instructsIn(text: string): boolean {
  const sentences = sentencesOf(text);
  const orders = sentences.filter((said) => patterns.some((pattern) => pattern.test(said)));
  if (orders.length === 0) return speaksToAssessor(text);
  return sentences.reduce((sum, said) => sum + (orders.includes(said) ? 0 : countOf(said)), 0) < tolerable;
}
