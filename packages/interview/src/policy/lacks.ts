import { wordsOf } from '../text/words.ts';
import type { PlannedQuestion, ProbeKind } from '../types.ts';
import type { PolicyState } from './state.ts';

/** Fewer words, or a shorter time, can hardly tell a situation, an action and a result. */
export const shortAnswer = { words: 25, speakingMs: 10_000 };
/** An approximate recogniser loses words, so below this length alone a missing result is believed. */
const shortApproximate = { words: 60, speakingMs: 30_000 };

const result =
  /\b(?:result(?:s|ed|ing)?|in the end|at the end|ended up|end up|eventually|finally|outcome|as a consequence|so that|which meant|led to|reduc\w+|increas\w+|improv\w+|decreas\w+|dropped|fell|rose|grew|doubled|halved|saved|saving|gained|won|lost|went (?:up|down|well|live|smoothly|fine)|worked (?:out|well|fine|in the end)?|it worked|solved|resolved|fixed|passed|succeed\w*|success\w*|manag\w+ to|was able to|were able to|learn(?:ed|t)|taught me|since then|afterwards|after that|from then on|happy|satisfied|pleased|thanked|delivered|finished|completed|released|launched|recovered|better|faster|cheaper|per ?cent|no longer|never again|still use|now (?:we|they|it|everyone))\b/;
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

/**
 * What an answer lacks, most telling first. Result and own part are asked of stories only. With an approximate recogniser
 * only the length counts, and for a short story the plainest words for a result.
 */
export function lacksOf(answer: PolicyState['answer'], question: PlannedQuestion, typed: boolean): ProbeKind[] {
  const said = wordsOf(answer.text).join(' ');
  const lacks: ProbeKind[] = [];
  const quick = !typed && answer.speakingMs > 0 && answer.speakingMs < shortAnswer.speakingMs;
  if (answer.words < shortAnswer.words || quick) lacks.push('more');
  if (answer.approximate) {
    const brief = answer.words < shortApproximate.words && answer.speakingMs < shortApproximate.speakingMs;
    if (question.behavioural && brief && !robustResult.test(said)) lacks.push('result');
    return lacks;
  }
  if (question.behavioural) {
    const we = count(said, /\b(?:we|we're|we'd|we've|us|our)\b/g);
    const i =
      count(said, /\b(?:i|i'd|i've|i'm|myself)\b/g) -
      count(said, /\bi (?:think|guess|mean|believe|suppose|remember|would say)\b/g);
    if (we >= 2 && i <= 0) lacks.push('own-part');
    if (!result.test(said)) lacks.push('result');
  }
  const hedges = count(said, hedge);
  const concrete = number.test(said) || named(answer.text);
  if (!concrete && (hedges >= 2 || count(said, deed) < 2)) lacks.push('specifics');
  return lacks;
}
