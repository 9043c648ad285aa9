import { wordsOf } from '../text/words.ts';
import type { PlannedQuestion, ProbeKind } from '../types.ts';
import type { PolicyState } from './state.ts';

/** Fewer words, or a shorter time, can hardly tell a situation, an action and a result. */
export const shortAnswer = { words: 25, speakingMs: 10_000 };
/** An approximate recogniser loses words, so below this length alone a missing result is believed. */
const shortApproximate = { words: 60, speakingMs: 30_000 };

const result =
  /\b(?:result(?:s|ed|ing)?|in the end|at the end|ended up|end up|eventually|finally|outcome|as a consequence|so that|which meant|led to|reduc\w+|increas\w+|improv\w+|decreas\w+|dropped|fell|rose|grew|doubled|halved|saved|saving|gained|won|lost|went (?:up|down|well|live|smoothly|fine)|worked (?:out|well|fine|in the end)?|it worked|solved|resolved|fixed|passed|succeed\w*|success\w*|manag\w+ to|was able to|were able to|learn(?:ed|t)|taught me|since then|afterwards|after that|from then on|happy|satisfied|pleased|thanked|delivered|finished|completed|released|launched|recovered|better|faster|cheaper|per ?cent|no longer|never again|still use|now (?:we|they|it|everyone))\b/;
/** What became of it, told without a word for it: how things stand since. */
const lasting =
  /\b(?:since (?:then|that (?:day|week|time|month)|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday)|(?:weeks?|months?|years?|days?) later|later (?:he|she|they|we|the|it|her|his)|i now|now i|still (?:there|uses?|orders?|works?|running|runs|have|has|do|does|in use|comes?)|differently now|what i (?:took|do differently)|(?:has|have|had) not \w+ since|was there (?:at|by)|got it (?:right|back)|every single time|on time|by (?:easter|christmas|the summer|the end|then|noon|half past)|apologi[sz]ed to|had their|agreed)\b/;
const robustResult =
  /\b(?:result\w*|in the end|finally|eventually|outcome|improv\w+|increas\w+|reduc\w+|success\w*|learn(?:ed|t)|solved|per ?cent|because of that|happy)\b/;

const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|third|quarter|double|twice|dozen|percent|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|yesterday|last (?:week|month|year|summer|winter|spring|autumn))\b/;
const hedge =
  /\b(?:maybe|perhaps|kind of|sort of|i guess|i suppose|probably|somehow|something like|stuff|things like that|and so on|whatever|usually|generally|normally|often|sometimes|always|in general|basically|various|different things|a lot of things|people|you know)\b/g;
const deed =
  /\b(?:i|we|he|she|they|team|who|then|and|had|have|it)(?:'d|'ve)? (?:then |also |first |just |finally |quickly |really |immediately )?(?:[a-z]{3,}ed|built|wrote|ran|led|told|found|took|called|spoke|set|drew|made|sent|cut|brought|taught|sold|bought|held|met|read|rang|went|gave|kept|put|shut|saw|heard|chose|came|drove|grew|got|began)\b/g;

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
/** A capital inside a sentence: a person, a product, a place. */
const named = (text: string) => /[a-z,;] (?!I\b|I')[A-Z][\w-]+/.test(text);

/** Numbers that say how much, unlike a day or a month. */
const quantity =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|million|half|third|quarter|doubled?|halved|twice|dozens?|per ?cent|once|nobody|everyone|all of them|no one|none)\b/;
const vagueQuantity =
  /\b(?:a lot|lots|many|several|plenty|huge(?:ly)?|significant(?:ly)?|considerabl[ye]|a great deal|much (?:faster|better|more|less|quicker|slower)|far (?:fewer|more|less|better)|increas\w+|reduc\w+|improv\w+|decreas\w+|dropped|went (?:up|down)|grew|rose|fell|saved|faster|slower|quicker|cheaper|fewer|long time)\b/;
const setting =
  /\b(?:when|while|during|after|before|because|since|there (?:was|were)|had been|ago|last|one (?:day|night|morning|evening|afternoon|week|time|summer|winter|of (?:my|our|the|us))|in (?:\d{4}|my|our|the|an?)|at (?:my|our|the|an?|work|school)|on (?:my|our|the|an?)|(?:was|were) \w+ing|my (?:last|first|previous|old|current|former) \w+|(?:we|i) (?:had|worked)|an? (?:\w+ )?(?:customer|patient|client|colleague|student|guest|supplier|child|pupil|project|machine|server|order|delivery|event))\b/;
const ownDeed =
  /\bi(?:'d|'ve| had| have)?(?: (?:then|also|first|just|finally|quickly|immediately|really|always|carefully|personally|simply|therefore|so|even|only))* (?!(?:wanted|needed|liked|loved|hated|learned|learnt|realised|realized|hoped|feared|believed|noticed|seemed|happened|worked|lived|studied|enjoyed|preferred|supposed|was|had|felt|thought|knew)\b)(?:[a-z]{2,}ed|built|wrote|ran|led|told|found|took|called|spoke|set|drew|made|sent|cut|brought|taught|sold|bought|held|met|read|rang|went|gave|kept|put|shut|chose|came|drove|began|did|got|left|sat|stood|swapped|let|hid|dug|fed|fought|caught|showed|split|threw|hung|stayed)\b/;
const toolQuestion =
  /\b(?:tools?|software|systems?|equipment|technolog\w+|programs?|methods?|techniques?|devices?|machines?|frameworks?|languages?|use[ds]?|using)\b/;
const tools = String.raw`(?:tools?|systems?|software|programs?|programmes?|apps?|applications?|platforms?|frameworks?|librar(?:y|ies)|devices?|techniques?|spreadsheets?)`;
/** A tool without its name. */
export const toolWord = new RegExp(String.raw`\b${tools}\b`);
const unnamedTool = new RegExp(
  String.raw`\b(?:an?|some|special|certain|various|different|internal|the right|the usual|our|this|another) (?:\w+ ){0,2}${tools}\b`,
);

const elsewhere =
  /\b(?:weather|sunny|raining|snowing|football|soccer|cricket|basketball|netflix|tv series|movies?|pizza|burgers?|ice cream|sandwich(?:es)?|my (?:cat|dog|hamster|parrot)|horoscope|star sign|lottery|aliens?|(?:video|computer) ?games?|dragons?|climate|penguins?|playstation|xbox|favourite (?:colour|song|band|food|film)|favorite (?:color|song|band|food|movie)|holiday in|went to the beach|traffic|the moon|dinosaurs?|celebrit\w+|birthday party|the match (?:last|on)|television)\b/;
const ofWork =
  /\b(?:work\w*|jobs?|teams?|customers?|clients?|colleagues?|managers?|boss\w*|projects?|compan\w+|shifts?|patients?|pupils?|students?|class|orders?|deadlines?|reports?|meetings?|office|shop|stores?|kitchen|guests?|suppliers?|train(?:ed|ing)|careers?|roles?|skills?|experience\w*|employ\w+|services?|sales?|plann?(?:ed|ing)|staff|responsib\w+|problems?|solv\w+|learn\w*|help\w*|organi[sz]\w+|fix\w*|repair\w*|sold|taught|volunteer\w*|league|coach\w*)\b/;
const stems = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 4 && !/^(?:about|would|could|where|which|their|there|describe)$/.test(word))
      .map((word) => word.slice(0, 5)),
  );

/** In so many words one that could be of work says little. */
const longTalk = 40;

/** Whether the words plainly belong elsewhere: only for talk that nobody takes for an answer at work. */
function belongsElsewhere(answer: string, question: PlannedQuestion, title: string): boolean {
  const words = wordsOf(answer);
  const said = words.join(' ');
  const away = elsewhere.test(said);
  const atWork = new Set(said.match(new RegExp(ofWork, 'g'))).size;
  if (!away || atWork > (words.length >= longTalk ? 1 : 0)) return false;
  const asked = stems(`${question.text} ${title}`);
  return ![...stems(answer)].some((stem) => asked.has(stem));
}

function storyLacks(said: string, vague: boolean): ProbeKind[] {
  const lacks: ProbeKind[] = [];
  const we = count(said, /\b(?:we|we're|we'd|we've|us|our)\b/g);
  const i =
    count(said, /\b(?:i|i'd|i've|i'm|myself)\b/g) -
    count(said, /\bi (?:think|guess|mean|believe|suppose|remember|would say)\b/g);
  const alone = we >= 2 && i <= 0;
  if (alone) lacks.push('own-part');
  if (!alone && !vague && !ownDeed.test(said)) lacks.push('action');
  if (!result.test(said) && !lasting.test(said)) lacks.push('result');
  if (!vague && !setting.test(said)) lacks.push('situation');
  return lacks;
}

/**
 * What an answer lacks, most telling first. Situation, action, own part and result are asked of stories only. With an
 * approximate recogniser only the length counts, and for a short story the plainest words for a result.
 */
export function lacksOf(
  answer: PolicyState['answer'],
  question: PlannedQuestion,
  typed: boolean,
  title = '',
): ProbeKind[] {
  const said = wordsOf(answer.text).join(' ');
  const lacks: ProbeKind[] = [];
  const quick = !typed && answer.speakingMs > 0 && answer.speakingMs < shortAnswer.speakingMs;
  if (!answer.approximate && belongsElsewhere(answer.text, question, title)) return ['relevance'];
  if (answer.words < shortAnswer.words || quick) lacks.push('more');
  if (answer.approximate) {
    const brief = answer.words < shortApproximate.words && answer.speakingMs < shortApproximate.speakingMs;
    if (question.behavioural && brief && !robustResult.test(said)) lacks.push('result');
    return lacks;
  }
  const hedges = count(said, hedge);
  const concrete = number.test(said) || named(answer.text);
  const vague = !concrete && hedges >= 2;
  if (question.behavioural) lacks.push(...storyLacks(said, vague));
  const technical = question.competency === 'craft' || toolQuestion.test(question.text.toLowerCase());
  if (technical && unnamedTool.test(said) && !named(answer.text)) lacks.push('tool');
  if (question.behavioural && vagueQuantity.test(said) && !quantity.test(said)) lacks.push('number');
  if (vague || (!concrete && count(said, deed) < 2)) lacks.push('specifics');
  return lacks;
}
