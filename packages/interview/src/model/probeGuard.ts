import { editDistance } from '../text/similarity.ts';
import { wordsOf } from '../text/words.ts';
import { judges } from '../policy/judging.ts';
import type { Option } from '../policy/option.ts';
import { namesTrait, touchesUnlawful } from '../policy/unlawful.ts';
import { probeInstructions } from '../prompts/probe.ts';
import type { ProbeKind } from '../types.ts';

/** Why a model's words are not said. */
export type Refusal =
  | 'no-reply'
  | 'no-quote'
  | 'too-long'
  | 'not-speech'
  | 'not-english'
  | 'judges'
  | 'unlawful'
  | 'private'
  | 'answers-for-them'
  | 'invents'
  | 'claims'
  | 'reveals'
  | 'says-goodbye'
  | 'asks-otherwise'
  | 'repeats';

/** What the words are measured against. */
export interface Heard {
  /** Sentences of the candidate that may be spoken of. */
  readonly told: readonly string[];
  /** Sentences with something private in them. */
  readonly hidden: readonly string[];
}

/** As one speaks. */
const mostWords = 40;
const mostSentences = 2;

const answersForThem =
  /\b(?:i would (?:say|answer)|i'd (?:say|answer)|my answer|an answer (?:could|might|would)|you (?:could|should|might|can) (?:say|answer|reply|mention|talk about|tell them)|here(?:'s| is) (?:an|a|my|the) (?:\w+ )?answer|as the candidate|on behalf of|for example,? you (?:could|might)|try saying)\b|\bI (?:led|built|wrote|ran|managed|worked|developed|created|improved|reduced|increased|designed|organised|organized|solved)\b|(?:,| -) ?(?:right|correct|isn't it|wasn't it|did you not|yes|no|\w+n't (?:it|you|they|he|she|that))\?/i;
const notSpeech =
  /[{}<>[\]`*#|_\\~^=@]|https?:|\bwww\.|\n|^\s*(?:[-\u2022\u2013]|\d+[.)])\s|\b(?:candidate|interviewer|assistant|system|user)\s*:|\p{Extended_Pictographic}/iu;
const claims =
  /\b(?:our company|we offer|we are hiring|we're hiring|our (?:team|office|culture)|the salary|you(?:'ll| will) (?:be paid|get the|hear from|be invited|be hired)|next round|we(?:'ll| will) (?:call|contact|invite|hire)|i(?:'ll| will) (?:make sure|recommend|put in a word|pass you))\b/i;
const reveals =
  /\b(?:system (?:prompt|message)|(?:my|the|these|your|given|following|above) (?:instructions?|prompt|guidelines|schema|json)|json|schema|endswith|language model|as an ai|i(?:'m| am) (?:sorry,? )?(?:but )?(?:i )?(?:unable|not able|can't|cannot)|i (?:can't|cannot|won't) (?:help|assist|comply|continue|do that|answer)|rubric|scoring|full marks|passed|hired)\b/i;
const goodbye = /\b(?:good ?bye|bye|farewell|see you)\b/i;
/** A request that is no question by its mark. */
const asksFor = /\b(?:tell|describe|explain|walk|give|share|talk|take|say|go on)\b/i;
/** In a statement these weigh what was said; in a question they may ask for it. */
const weighs =
  /\b(?:impress\w*|interesting|fascinating|love(?:d)?|i like\w*|admir\w*|clever|smart|unfortunately|poor(?:ly)?|weak\w*|strong\w*|vague|too (?:short|long|general|brief)|not (?:enough|what i|quite)|insufficient|better|worse|best|worst|incorrect|mistake|fail(?:ed|ure)?|solid|helpful|useful|clear(?:ly)? (?:and|answer)|thorough|detailed|inspiring|sounds (?:like a )?(?:good|great|fun|hard|nice)|glad to hear|happy to hear|congratulations|bravo|keep it up)\b/gi;

const common = new Set(
  `a about all also am an and any anything are as at back be been before but by can could did do does done else ever for
  from further get give go going had has have hear here how i i'd i'll i'm i've if in into is it it's just know last let
  let's like little look make may me mean mentioned might more much my myself next no not now of off okay on one or other
  our out part please question ready really right say see shall should so some something stay still take tell thank thanks
  that that's the their them then there these they thing things this those through time to understand up us was way we
  were what when where which while who why will with would you you're your yourself spoke told first happened next end own part
  work worked working moment day step steps decide decided result results problem team people place notice noticed feel
  felt change changed need needed help helped find found use used try tried`.split(/\s+/),
);
/** Prose in English is for the most part made of such words; below this share it is another language, or none. */
const englishShare = 0.3;

const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+/).filter((sentence) => wordsOf(sentence).length > 0);
const flat = (text: string) => wordsOf(text).join(' ');

function isEnglish(text: string): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return false;
  const words = wordsOf(text);
  return words.length < 3 || words.filter((word) => common.has(word)).length / words.length >= englishShare;
}

/** Names and figures that nobody has said before. */
function invents(say: string, { say: builtIn, next }: Option, { told }: Heard): boolean {
  const known = new Set(wordsOf([...told, next.plan?.title ?? '', builtIn, ...next.said].join(' ')));
  const names = [...say.matchAll(/(?<=[a-z,;:] )(?!I\b)\p{Lu}[\p{L}\p{N}'\u2019-]+/gu)].flatMap(([name]) =>
    wordsOf(name),
  );
  const figures = wordsOf(say).filter((word) => /\d/.test(word));
  return [...names, ...figures].some((word) => !known.has(word.replace(/'s$/, '')) && !known.has(word));
}

/** Words that only something private was told with. */
function echoesPrivate(say: string, option: Option, { told, hidden }: Heard): boolean {
  const open = new Set(wordsOf([...told, option.say, ...option.next.said].join(' ')));
  const closed = new Set(wordsOf(hidden.join(' ')).filter((word) => word.length > 3 && !common.has(word)));
  return wordsOf(say).some((word) => closed.has(word) && !open.has(word));
}

/** Whether five words in a row are the model's own instructions. */
function quotesInstructions(lead: string): boolean {
  const given = ` ${flat(probeInstructions)} `;
  const words = wordsOf(lead);
  return words.some((_, i) => i + 5 <= words.length && given.includes(` ${words.slice(i, i + 5).join(' ')} `));
}

/** Whether two sentences are as good as the same. */
function alike(a: string, b: string): boolean {
  if (a === b) return true;
  const [x, y] = [new Set(a.split(' ')), new Set(b.split(' '))];
  const shared = [...x].filter((word) => y.has(word)).length;
  if (shared / new Set([...x, ...y]).size >= 0.75) return true;
  return Math.abs(a.length - b.length) <= 6 && editDistance(a, b) <= 5 && a.length > 25;
}

/** Whether something like it was said before. */
function repeats(say: string, { next }: Option): boolean {
  const before = next.said.slice(0, -1);
  const told = before
    .flatMap(sentencesIn)
    .map(flat)
    .filter((said) => said.includes(' '));
  return sentencesIn(say).some((sentence) => {
    const said = flat(sentence);
    return said.includes(' ') && told.some((one) => alike(said, one));
  });
}

/** Whether most of what makes up another question is in the words. */
function namesAnother(text: string, option: Option): boolean {
  const here = new Set(wordsOf(text));
  const questions = option.next.plan?.questions ?? [];
  return questions
    .filter((question) => question.id !== option.questionId)
    .some((question) => {
      const telling = [...new Set(wordsOf(question.text))].filter((word) => word.length > 4 && word !== 'about');
      const shared = telling.filter((word) => here.has(word)).length;
      return shared >= 3 && shared / telling.length >= 0.6;
    });
}

/** What a question about each gap has in it; a question without any of it asks for something else. */
const cues: Readonly<Record<ProbeKind, RegExp>> = {
  more: /\b(?:more|else|further|detail\w*|happen\w*|next|how|what|go on|about)\b/i,
  'own-part':
    /\b(?:your (?:own )?(?:part|role|share|work|job)|yourself|(?:did|do|was|were|what) you|you (?:do|did))\b/i,
  action:
    /\b(?:did you|you (?:do|did|take|took|go about|handle|begin|start)|your (?:first )?(?:steps?|move|part)|steps?)\b/i,
  result:
    /\b(?:results?|outcome|end(?:ed)?|turn(?:ed)? out|c[ao]me of|happen(?:ed)?|chang(?:e|ed)|effects?|difference|work(?:ed)? out|finish(?:ed)?|afterwards?|after that|led to|lead to|did (?:it|that|this) go)\b/i,
  reason:
    /\b(?:why|reasons?|deci(?:de|ded|sion)|choose|chose|made you|instead|alternatives?|weigh\w*|know|think\w*|hard(?:est)?|difficult\w*|careful|gone wrong|(?:an)?other way)\b/i,
  lesson:
    /\b(?:learn\w*|lessons?|different(?:ly)?|next time|t[ao]ke away|took away|taught|teach|since then|again|today)\b/i,
  specifics:
    /\b(?:examples?|once|one time|when|moment|details?|instance|case|day|exactly|specific\w*|last time|where|who)\b/i,
};

/** Whether the words ask for more than one thing, for nothing, or for something else than the gap that was chosen. */
function asksOtherwise(say: string, { probe }: Option): boolean {
  const asked = say.split('?').length - 1;
  if (asked > 1 || (asked === 1 && !/\?\W*$/.test(say)) || (asked === 0 && !asksFor.test(say))) return true;
  // In one sentence the quote comes before what is asked, or after it; in two, the last one asks.
  const asking = sentencesIn(say).at(-1) ?? say;
  return !probe || !cues[probe].test(asking);
}

/** Words of weight that the candidate did not say. */
function weighsIn(statements: readonly string[], { told }: Heard): boolean {
  const own = new Set(wordsOf(told.join(' ')));
  return statements.some((sentence) =>
    [...sentence.matchAll(weighs)].some(([found]) => wordsOf(found).some((word) => !own.has(word))),
  );
}

/** Why a model's words for a question back may not be said in place of the built-in ones; null when they may. */
export function refusalOf(say: string, option: Option, heard: Heard): Refusal | null {
  const straight = say.replace(/[\u2018\u2019]/g, "'");
  const statements = sentencesIn(straight).filter((sentence) => !sentence.endsWith('?'));
  if (wordsOf(say).length > mostWords || sentencesIn(say).length > mostSentences) return 'too-long';
  if (notSpeech.test(say)) return 'not-speech';
  if (!isEnglish(straight)) return 'not-english';
  if (judges(say) || weighsIn(statements, heard)) return 'judges';
  if (touchesUnlawful(say) || namesTrait(say)) return 'unlawful';
  if (answersForThem.test(straight)) return 'answers-for-them';
  if (claims.test(straight)) return 'claims';
  if (reveals.test(straight) || quotesInstructions(say)) return 'reveals';
  if (goodbye.test(straight)) return 'says-goodbye';
  if (asksOtherwise(straight, option) || namesAnother(say, option)) return 'asks-otherwise';
  if (echoesPrivate(straight, option, heard)) return 'private';
  if (invents(straight, option, heard)) return 'invents';
  return repeats(say, option) ? 'repeats' : null;
}
