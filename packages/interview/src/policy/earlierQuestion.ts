import { plain } from '../text/words.ts';
import type { PolicyState } from './state.ts';

/** An earlier question that a candidate wants to answer again: its place in the plan, or `unsure` which one is meant. */
export type Earlier = number | 'unsure' | null;

const numbers = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const counted = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numbered = new RegExp(
  String.raw`\b(?:question|number|q)(?: number)? ?(\d{1,2}|${counted.join('|')})\b|\bno (\d{1,2})\b`,
);
const nths = [...numbers, 'opening'].join('|');
const ordinal = new RegExp(
  String.raw`\b(${nths}) (?:one|question)\b|\bthe (${nths})(?:$| again\b| of (?:those|them)\b)`,
);
const backBy =
  /\b(?:go|going|gone|back|rewind|return) (?:back )?(?:to )?(?:by )?(one|two|three|[1-3])(?: (?:questions?|ones?|steps?)\b|$)|\b(one|two|three|[1-3]) (?:questions?|ones?|steps?) back\b/;
const before =
  /\b(?:previous|last) (?:question|one|answer)\b|\b(?:one|question|answer)s? (?:before|of before)\b|\b(?:one|question)\b.*\bjust (?:done|did|finished|had)\b|\bthe other (?:one )?again\b|\bgo back a question\b/;
/** Named so, it is that one whatever was told since. */
const surelyBefore = /\b(?:one|question) (?:right |just )?before (?:this|that)(?: one)?\b/;
const notBefore = /\bnot (?:the |this )?(?:last|one before)\b/;
const skipped =
  /\b(?:skipped|passed(?: on)?|said (?:skip|pass)|let me (?:skip|pass)|left out|(?:did not|didn't|could not|couldn't) (?:do|answer))\b/;
/** Signs that another question is meant, without which no words in common with one count: a story has them by chance. */
const marked =
  /\b(?:back (?:to|on)|return(?:ed|ing)? to|earlier|previous|questions?|you asked|asked me|the (?:\w+ ){0,3}one|that (?:\w+ ){1,3}one|one (?:about|on|with|where))\b/;
/** The open question itself is named. */
const open = /\b(?:this|what you asked just now)\b/;
/** So surely is an earlier question meant that it is worth asking which. */
const surelyBack =
  /\b(?:back (?:to|on) (?:the|your|that) (?:\w+ ){0,2}(?:question|one|answer)|(?:earlier|older|other|previous) (?:questions?|ones?|answers?)|(?:question|answer|one)s? (?:from )?(?:earlier|before)|an?other question|asked me something before|not (?:this|the) (?:one|last))\b/;
/** The place in a story, not among the questions. */
const inStory = /\b(?:from|at|to) the (?:very )?(?:start|beginning|top)\b/;

/** Words that most wishes and questions have, whatever they are about. */
const common = new Set(
  (
    'about after again also answer answered asked because before better could describe different does doing done earlier ever example ' +
    'first from give given going good have having here just know like little made make much need once other over please previous question ' +
    'really said same should some something start story take tell than that their them then there they thing think this thought ' +
    'time times told want wanted well were what when where which will wish with work worked would your'
  ).split(' '),
);
const isContent = (word: string): boolean => word.length >= 4 && !common.has(word);

/** "mistakes" is about a mistake, "teamwork" about a team. */
const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ed|y|e)$/, '');
const alike = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [stem(one), stem(other)].sort((a, b) => a.length - b.length);
  return short.length >= 4 ? long.startsWith(short) : one === other;
};

const clausesOf = (text: string): string[] => text.split(/[.!?,;]+/).map(plain);
const contentOf = (text: string): string[] => [...new Set(plain(text).split(/[^a-z0-9']+/))].filter(isContent);

/**
 * Which question before the current one a wish to answer again is about: by its number, by what it was about, or as the one
 * before, or the one that was skipped. `null` when it is about the current answer. Only those that were asked count.
 */
export function earlierQuestion(state: PolicyState, wish: string): Earlier {
  const questions = state.plan?.questions ?? [];
  const current = state.step === 'questions' ? state.index : -1;
  const asked = state.outcomes
    .map(({ questionId, outcome }) => ({ at: questions.findIndex(({ id }) => id === questionId), outcome }))
    .filter(({ at }) => at >= 0 && at !== current);
  // The question that was open before they went back is known, too.
  if (state.returnTo !== null && state.returnTo < questions.length && !asked.some(({ at }) => at === state.returnTo))
    asked.push({ at: state.returnTo, outcome: 'unanswered' });
  const last = asked.at(-1);
  if (!last) return null;
  const said = plain(wish);
  const isAsked = (at: number): Earlier => (at === current ? null : asked.some((one) => one.at === at) ? at : 'unsure');

  const [, question, no] = numbered.exec(said) ?? [];
  const number = question ?? no;
  if (number) return isAsked((Number(number) || counted.indexOf(number) + 1) - 1);
  const [, which, alone] = ordinal.exec(said) ?? [];
  const nth = which ?? alone;
  const left = skipped.test(said) ? asked.filter(({ outcome }) => outcome !== 'answered') : [];
  // "Of the two I skipped, the second one".
  if (nth && left.length > 1) return left[numbers.indexOf(nth)]?.at ?? 'unsure';
  if (nth) return isAsked(nth === 'opening' ? 0 : numbers.indexOf(nth));

  const meant = contentOf(
    wish
      .split(/[.!?;]+/)
      .filter((sentence) => marked.test(plain(sentence)))
      .join(' '),
  );
  const about = (at: number): number => {
    const { text = '', rephrase = '', competency = '' } = questions[at] ?? {};
    const words = contentOf(`${text} ${rephrase} ${competency}`);
    return meant.filter((word) => words.some((other) => alike(word, other))).length;
  };
  const scores = asked.map(({ at }) => ({ at, score: about(at) })).sort((a, b) => b.score - a.score);
  const [best, next] = scores;
  const toCurrent = current < 0 ? 0 : about(current);
  if (best && best.score > Math.max(next?.score ?? 0, toCurrent)) return best.at;
  if (toCurrent > 0) return null;
  const [one, another] = left;
  if (one) return another ? 'unsure' : one.at;
  if (notBefore.test(said)) return 'unsure';
  const [, by, byBack] =
    clausesOf(wish)
      .flatMap((clause) => [backBy.exec(clause) ?? []])
      .find(([all]) => all) ?? [];
  const steps = by ?? byBack;
  if (steps) return asked.at(-(Number(steps) || counted.indexOf(steps) + 1))?.at ?? 'unsure';
  if (surelyBefore.test(said)) return last.at;
  // Of what was just said, while something was; of the question before, while nothing was.
  if (before.test(said) && (current < 0 || state.answer.words === 0)) return last.at;
  return surelyBack.test(said) && !inStory.test(said) && !open.test(said) ? 'unsure' : null;
}

const adds =
  /\b(?:fix|correct|add|adding|forgot|forgotten|forget|left out|leave out|missed|also|ought to have|should have|didn't mention|finish)\b/;
const replaces =
  /\b(?:better|different|differently|another|instead|over|replace|proper|properly|wrong|take back|change)\b/;

/** Whether a wish is to add to an earlier answer, which then still counts. */
export const addsToAnswer = (wish: string): boolean => adds.test(plain(wish)) && !replaces.test(plain(wish));
