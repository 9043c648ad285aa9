import { editDistance } from '../text/similarity.ts';
import { wordsOf } from '../text/words.ts';
import { judges } from './judging.ts';
import type { Option, PolicyEvent } from './option.ts';
import type { PolicyState } from './state.ts';
import { touchesUnlawful } from './unlawful.ts';

/** Why a model's words are not said. */
export type Refusal =
  | 'too-long'
  | 'not-speech'
  | 'not-english'
  | 'judges'
  | 'unlawful'
  | 'answers-for-them'
  | 'invents'
  | 'claims'
  | 'reveals'
  | 'says-goodbye'
  | 'asks-otherwise'
  | 'repeats';

/** What the words are measured against. */
export interface Before {
  state: PolicyState;
  event: PolicyEvent;
  /** What the model was told to keep to; none of it is said aloud. */
  system: string;
}

/** As one speaks: a lead-in is a sentence, a probe two or three. */
const mostWords = { lead: 40, whole: 60 };
const mostSentences = 4;

const answersForThem =
  /\b(?:i would (?:say|answer)|i'd (?:say|answer)|my answer|an answer (?:could|might|would)|you (?:could|should|might|can) (?:say|answer|reply|mention|talk about|tell them)|here(?:'s| is) (?:an|a|my|the) (?:\w+ )?answer|as the candidate|on behalf of|for example,? you (?:could|might)|try saying)\b|\bI (?:led|built|wrote|ran|managed|worked|developed|created|improved|reduced|increased|designed|organised|organized|solved)\b|(?:,| -) ?(?:right|correct|isn't it|wasn't it|didn't you|don't you|did you not|yes|no)\?/i;
const notSpeech =
  /[{}<>[\]`*#|_\\~^=@]|https?:|\bwww\.|\n|^\s*(?:[-\u2022\u2013]|\d+[.)])\s|\b(?:candidate|interviewer|assistant|system|user)\s*:|\p{Extended_Pictographic}/iu;
const claims =
  /\b(?:our company|we offer|we are hiring|we're hiring|our (?:team|office|culture)|the salary|you(?:'ll| will) (?:be paid|get the|hear from|be invited|be hired)|next round|we(?:'ll| will) (?:call|contact|invite|hire)|i(?:'ll| will) (?:make sure|recommend|put in a word|pass you))\b/i;
const reveals =
  /\b(?:system (?:prompt|message)|(?:my|the|these|your|given|following|above) (?:instructions?|prompt|guidelines|schema|json)|json|schema|endswith|language model|as an ai|i(?:'m| am) (?:sorry,? )?(?:but )?(?:i )?(?:unable|not able|can't|cannot)|i (?:can't|cannot|won't) (?:help|assist|comply|continue|do that|answer)|rubric|scoring|full marks|passed|hired)\b/i;
const goodbye = /\b(?:good ?bye|bye|farewell|see you)\b/i;
const asksFor = /\b(?:tell|describe|explain|walk|give|share|talk)\b(?: \w+)? (?:me|us|about|through)\b/i;
/** In a statement these weigh what was said; in a question they may ask for it. */
const weighs =
  /\b(?:impress\w*|interesting|fascinating|love(?:d)?|i like\w*|admir\w*|clever|smart|unfortunately|poor(?:ly)?|weak\w*|strong\w*|vague|too (?:short|long|general|brief)|not (?:enough|what i|quite)|insufficient|better|worse|best|worst|incorrect|mistake|fail(?:ed|ure)?|solid|helpful|useful|clear(?:ly)? (?:and|answer)|thorough|detailed|inspiring|sounds (?:like a )?(?:good|great|fun|hard|nice)|glad to hear|happy to hear|congratulations|bravo|keep it up)\b/i;

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
function invents(lead: string, option: Option, { state, event }: Before): boolean {
  const told = [event.type === 'said' ? event.text : '', state.answer.text, state.plan?.title ?? '', option.say];
  const known = new Set(wordsOf([...told, ...state.said].join(' ')));
  const names = [...lead.matchAll(/(?<=[a-z,;:] )(?!I\b)\p{Lu}[\p{L}\p{N}'\u2019-]+/gu)].flatMap(([name]) =>
    wordsOf(name),
  );
  const figures = wordsOf(lead).filter((word) => /\d/.test(word));
  return [...names, ...figures].some((word) => !known.has(word.replace(/'s$/, '')) && !known.has(word));
}

/** Whether five words in a row are the model's own instructions. */
function quotes(lead: string, system: string): boolean {
  const given = ` ${flat(system)} `;
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

function repeats(lead: string, option: Option, state: PolicyState): boolean {
  const told = [...state.said.flatMap(sentencesIn), option.fixed ?? ''].map(flat).filter((said) => said.includes(' '));
  if (state.said.some((said) => flat(said) === flat([lead, option.fixed].filter(Boolean).join(' ')))) return true;
  return sentencesIn(lead).some((sentence) => {
    const said = flat(sentence);
    return said.split(' ').length >= (option.move === 'probe' ? 2 : 4) && told.some((before) => alike(said, before));
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

/** Whether the words ask for more, or for something else, than the option does. */
function asksOtherwise(lead: string, option: Option): boolean {
  const asked = lead.split('?').length - 1;
  if (option.fixed) return asked > 0 || asksFor.test(lead);
  if (option.move !== 'probe') return asked > (option.move === 'offer' ? 1 : 0);
  return asked > 2 || (asked === 0 && !/\b(?:tell|describe|say|go on|give|walk|take)\b/i.test(lead));
}

/** Why the words may not be said in place of the option's own (before its fixed part); null when they may. */
export function refusalOf(lead: string, option: Option, before: Before): Refusal | null {
  const { state, system } = before;
  const straight = lead.replace(/[\u2018\u2019]/g, "'");
  const statements = sentencesIn(straight).filter((sentence) => !sentence.endsWith('?'));
  if (wordsOf(lead).length > (option.fixed ? mostWords.lead : mostWords.whole)) return 'too-long';
  if (sentencesIn(lead).length > mostSentences) return 'too-long';
  if (notSpeech.test(lead)) return 'not-speech';
  if (!isEnglish(straight)) return 'not-english';
  if (judges(lead) || statements.some((sentence) => weighs.test(sentence))) return 'judges';
  if (touchesUnlawful(lead)) return 'unlawful';
  if (answersForThem.test(straight)) return 'answers-for-them';
  if (claims.test(straight)) return 'claims';
  if (reveals.test(straight) || quotes(lead, system)) return 'reveals';
  if (goodbye.test(straight)) return 'says-goodbye';
  if (asksOtherwise(straight, option) || namesAnother(lead, option)) return 'asks-otherwise';
  if (invents(straight, option, before)) return 'invents';
  return repeats(lead, option, state) ? 'repeats' : null;
}
