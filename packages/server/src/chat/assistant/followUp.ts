/** Which part of a topic is wanted: its answer, more of it, its reason, or the way on when the answer did not help. */
export type Aspect = 'answer' | 'more' | 'why' | 'stuck';

const lead = '(?:(?:and|but|so|ok|okay|hm+|well|then|please|sorry|no|also) )*';
const line = (text: string) => new RegExp(`^${lead}(?:${text})$`);

const why = line(
  'why(?: (?:is|was) (?:that|this|it)(?: so)?| not| so| though| does it(?: do that)?| do you (?:do|need) (?:that|this|it))?|how come|what for|what is the reason(?: for (?:that|this|it))?|for what reason',
);
const more = line(
  'how(?: exactly| so| do i do (?:that|this|it)| does (?:that|this|it) work| can i do (?:that|this|it))?|where(?: exactly)?(?: is (?:that|this|it)| do i find (?:that|this|it)| can i find (?:that|this|it)| do i do (?:that|this|it))?|when(?: is that)?|(?:can|could) you (?:tell me more|explain(?: (?:that|this|it))?(?: (?:more|again|in more detail|in detail))?)|(?:please )?(?:tell me more|more|explain|elaborate|more details?|more information|go on)(?: (?:about|on) (?:that|this|it))?|what (?:does|do) (?:that|this|it|you) mean|what do you mean(?: by (?:that|this|it))?|anything else|what else|what then|then what|i (?:do not|did not) (?:understand|get)(?: (?:that|this|it|you))?|really|are you sure|is that (?:so|true|all)|what is that|say (?:that|it) again|can you repeat (?:that|it)',
);
const stuck = line(
  '(?:that|this|it|which)? ?(?:also |still )?(?:does|did|do|is|has) (?:also |still )?not (?:really )?(?:help|work|working|helped|worked|fix it|solve it|change anything)(?: (?:either|at all|for me|me|anything|sorry|too))*|(?:it )?still (?:does not work|not working|the same|broken|nothing|no change)|(?:i )?(?:already |have |have already )*(?:tried|did|done|checked) (?:that|this|it|all that|all of that|everything)(?: (?:already|before|too))?|(?:the )?same (?:problem|error|issue|thing)(?: again)?|nothing (?:changed|helps|helped|works|worked|happens|happened)|no (?:luck|change|difference|success)|(?:i )?(?:am )?still stuck|not working|does not work',
);

/** Whether a clause only asks on about the topic before it, and for what; `words` are its plain words, joined. */
export function bareAspect(words: string): Aspect | undefined {
  if (why.test(words)) return 'why';
  if (stuck.test(words)) return 'stuck';
  return more.test(words) ? 'more' : undefined;
}

const opens = /^(?:and|but|so|then|ok|okay|what about|how about|what if|also|or|in that case|for)\b/;
const pointsBack = /\b(?:it|that|this|they|them|those|these|there|one|ones|then|instead|afterwards|again)\b/;

/**
 * Whether a clause may lean on what was said before: it points back, opens like a follow-up, is very short, or stands
 * `inside` a message after its first clause.
 */
export const asksOn = (words: string, count: number, inside: boolean): boolean =>
  inside || count <= 4 || opens.test(words) || pointsBack.test(words);
