import { plain } from '../../text/words.ts';

/** Words that people type without their apostrophe; "well", "were" and "ill" are words of their own. */
const bare: Readonly<Record<string, string>> = {
  im: "i'm",
  ive: "i've",
  dont: "don't",
  cant: "can't",
  cannot: "can't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  havent: "haven't",
  youre: "you're",
  thats: "that's",
  whats: "what's",
  theyre: "they're",
  anymore: 'any more',
  wanna: 'want to',
  gonna: 'going to',
  u: 'you',
  ur: 'your',
};

/** Restores apostrophes and a few short forms in plain words. */
export const spelledOut = (said: string): string =>
  said
    .split(' ')
    .map((word) => bare[word] ?? word)
    .join(' ');

const unmasked = (text: string) =>
  text
    .replace(/\bf(?:[*@#$!_-]{2,}|u[*@#$!-]{1,2})(?:c?k)?/gi, 'fuck')
    .replace(/\bsh[*@#$!-]t\b|\bs[*@#$!-]{2,}t\b/gi, 'shit')
    .replace(/\bb[*@#$!-]{2,}ch\b|\bb[*@#$!-]tch\b/gi, 'bitch');

const shortened: readonly [RegExp, string][] = [
  [/\bi am\b/g, "i'm"],
  [/\byou are\b/g, "you're"],
  [/\bi have been\b/g, "i've been"],
  [/\bi will\b/g, "i'll"],
  [/\bdo not\b/g, "don't"],
  [/\bcan not\b/g, "can't"],
  [/\bit is\b/g, "it's"],
];

/** One way of writing for what can be written in several, so that patterns stay short. */
export const canonical = (text: string): string =>
  shortened.reduce((said, [from, to]) => said.replace(from, to), spelledOut(plain(unmasked(text))));

/** The sentences of a turn, each in canonical words; empty ones are left out. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?\u2026;])["\u201d\u2019']?\s+|\n+|\s[\u2013\u2014-]\s/)
    .map(canonical)
    .filter(Boolean);

export const countOf = (said: string): number => (said ? said.split(' ').length : 0);

const people = String.raw`(?:he|she|they|who|someone|somebody|everyone|everybody|people|customers?|clients?|guests?|patients?|residents?|callers?|m[ae]n|wom[ae]n|lad(?:y|ies)|guys?|boss|manager|supervisor|colleagues?|co-?workers?|students?|pupils?|parents?|father|mother|brother|sister|son|daughter|friends?|passengers?|drivers?|visitors?|tenants?|owner|chef|coach|neighbours?|teacher|doctor|users?|relatives?|kids?|child|children|boy|girl|teenager|applicants?|buyers?|suppliers?|teammates?|team)`;
const utters = String.raw`(?:said|says|saying|told|tells|telling|shout\w*|yell\w*|scream\w*|call(?:ed|s|ing)|swor\w*|swear\w*|wr(?:ote|ites|iting)|text(?:ed|ing)|messaged|was like|were like|repl(?:ied|ies)|answered|insult\w*|spat|mutter\w*|snapp\w*|whisper\w*|threaten\w*|admitted|confess\w*|kept|keeps|went|goes|begged|asked|cried|confided)`;
const reporter = new RegExp(
  String.raw`\b${people}(?:'s)?(?: [\w']+){0,5}? ${utters}\b|\b${utters} (?:to me |at me |me )?(?:by )?(?:the |a |an |one |my |our )?(?:\w+ )?${people}\b|\bthat(?:'s| is| was) (?:exactly )?(?:what|how) (?:the |a |my |our |this )?(?:\w+ )?${people}\b|\bi (?:was|got|have been|'ve been|had been) (?:called|told|shouted|sworn|yelled|screamed|insulted)\b`,
);

/** Whether somebody else's words are told: then they are a story, whatever they say. */
export const reports = (said: string): boolean => reporter.test(said);
