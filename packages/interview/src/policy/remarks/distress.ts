import { countOf, reports, sentencesOf } from './canonical.ts';

const lead = String.raw`^(?:(?:sorry|i'm sorry|i'm so sorry|i apologi[sz]e|oh|god|my god|honestly|look|please|and|but|no|yes|well|ok|okay|so|because|it's just|that|i think|i guess|to be honest|right now|actually|just|ugh|argh|hey|it's no good|i don't know|it's all right|now) )*`;
const much = String.raw`(?:(?:really|so|very|just|completely|totally|all|quite|absolutely|honestly|about to|going to|starting to|getting|feeling|close to|near to|still|literally|also|too|a bit|a little|kind of|such|on the verge of) )*`;
const tail = String.raw`(?: (?:right now|now|at the moment|today|here|again|already|sorry|please|just now|with nerves|with fear|about this|because of this|so much|too|this (?:morning|week)|at all|over|to (?:think|speak|talk|go on|continue|breathe)|and|i can't (?:think|speak|breathe|go on|talk|stop|do this|continue)|really|any more|from (?:this|nerves)|by (?:this|all this|it all)|inside|actually|to be honest))*$`;
const state = String.raw`(?:crying|cry|in tears|tears|bawling|sobbing|panicking|panic|freaking out|freak out|shaking|trembling|falling apart|fall apart|overwhelmed|breaking down|break down|hyperventilating|a mess|a wreck|a failure|failure|loser|mess|losing it|lose it|desperate|devastated|distressed|terrified|scared|frightened|miserable|heartbroken|worthless|useless|hopeless|depressed|burst into tears|dizzy|faint|sick|anxious|upset|ashamed|stressed(?: out)?|exhausted|not (?:ok|okay|all right|alright|well|coping|doing well|doing okay|feeling well|feeling good)|unwell|numb|lost|low|down|in a bad place|in a (?:really )?dark place|at the end of my (?:rope|tether))`;
const person = String.raw`(?:mother|mum|mom|dad|father|brother|sister|son|daughter|wife|husband|partner|grandmother|grandma|grandfather|grandpa|baby|child|friend|best friend|girlfriend|boyfriend|dog|cat)`;
const rule = (body: string) => new RegExp(`${lead}(?:${body})`);

const patterns: readonly RegExp[] = [
  rule(
    String.raw`i (?:just |really |simply |honestly )*can't (?:do|take|handle|cope with|stand|continue(?: with)?|bear|manage|go on(?: with)?)(?: (?:this|it|that))?(?: (?:interview|conversation))?(?: (?:any more|right now|now|today|any longer|please|at all|sorry))*$`,
  ),
  rule(String.raw`i (?:just |really )*can't (?:cope|breathe|calm down|stop (?:crying|shaking)|think straight)${tail}`),
  rule(String.raw`i'm ${much}(?:a )?${state}${tail}`),
  rule(
    String.raw`i (?:just |really |honestly |only )*feel ${much}(?:like )?(?:a )?(?:${state}|awful|terrible|horrible|bad|panicky|like crying|empty)${tail}`,
  ),
  rule(
    String.raw`i (?:don't feel|'m not feeling) (?:very |so |too |at all )?(?:well|good|okay|ok|all right|alright|safe)${tail}`,
  ),
  rule(String.raw`i (?:just |really )*(?:want|need|have) to (?:cry|lie down|be sick)${tail}`),
  rule(
    String.raw`i(?:'m having| think i'm having) (?:a |an )?(?:really |very |such a )?(?:panic attack|anxiety attack|breakdown|meltdown|(?:hard|bad|rough|terrible|awful|difficult) (?:time|day|moment|week))${tail}`,
  ),
  rule(
    String.raw`(?:this|it|that|it's|this is|that's|everything)(?:'s| is)? ?${much}(?:too much|too hard|too painful)(?: for me)?${tail}`,
  ),
  rule(
    String.raw`this (?:is making|makes) me ${much}(?:want to )?(?:cry|panic|anxious|feel (?:sick|awful|terrible|worse)|upset|shake|sick|so nervous)${tail}`,
  ),
  rule(
    String.raw`my (?:heart|hands|chest|whole body) (?:is|are|keeps?|won't stop) ${much}(?:racing|pounding|shaking|tight|hurting|hurts)${tail}`,
  ),
  rule(String.raw`i (?:really |just )?hate myself${tail}`),
  rule(
    String.raw`(?:nobody|no one) (?:will ever|is ever going to|would ever|wants to|will) (?:hire|employ|take|want) me${tail}`,
  ),
  rule(String.raw`i'll never (?:get|find) (?:a|another|any) job${tail}`),
  rule(
    String.raw`(?:everything i do is wrong|i ruin everything|i'm no good at anything|i always fail|i can't do anything right)${tail}`,
  ),
  rule(
    String.raw`(?:i(?:'ve)? (?:just |recently )*lost my ${person}|my ${person} (?:just )?(?:died|passed away|has died|was killed)(?: (?:suddenly|yesterday|today|this (?:morning|week|month)|last (?:night|week|month|weekend)|two days ago|a few days ago|on \w+day))+)(?: (?:and|i|i'm|can't|think|sorry|still|not|ok|okay|crying|talk|about|it|do|this|so|just|very|sad))*$`,
  ),
];

/** Said of how one is at such times, not of now. */
const general =
  /^(?:(?:but|and|so) )?(?:when|if|whenever|sometimes|once|every time|usually|before|after|until|even if|in those)\b/;
/** With so many other words the turn answers, and the distress is told along with it. */
const tolerable = 25;

/** Pieces that can stand alone: "I'm sorry, I'm shaking and I can't think". */
const pieces = (text: string) =>
  text.split(
    /,\s*|\s+(?=(?:and|but|because|so) (?:i'm|im|i am|i can'?t|i cannot|i feel|my h|it's too)\b)|\.{3}\s*|\u2026\s*/i,
  );

/**
 * Whether someone is in distress here and now: `turn` when that is what the turn says, `aside` when it stands in a
 * longer answer. Null for stress that is told of, one's own or another's.
 */
export function distressIn(text: string): 'turn' | 'aside' | null {
  const sentences = sentencesOf(text);
  if (reports(sentences.join(' '))) return null;
  let distressed = 0;
  let words = 0;
  for (const sentence of text.replace(/\u2019/g, "'").split(/(?<=[.!?;])\s+|\n+/)) {
    const [whole = ''] = [sentencesOf(sentence).join(' ')];
    words += countOf(whole);
    if (general.test(whole)) continue;
    const said = [whole, ...pieces(sentence).flatMap(sentencesOf)];
    const found = said.filter((piece) => patterns.some((pattern) => pattern.test(piece)));
    distressed += Math.max(0, ...found.map(countOf));
  }
  if (distressed === 0) return null;
  return words - distressed < tolerable ? 'turn' : 'aside';
}
