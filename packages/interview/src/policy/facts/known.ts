import { plain } from '../../text/words.ts';
import { adviceFor } from '../advice.ts';
import { topicsOf } from '../asides.ts';
import { reassured } from '../nerves.ts';
import { phrase } from '../option.ts';
import type { Phrased, SaidEvent } from '../option.ts';
import type { PolicyState } from '../state.ts';
import { isEmployers } from '../views.ts';
import { type Fact, type FactName, type Situation, factOf, isFact } from './facts.ts';

/** Words in which a fact is asked for. */
const asked: readonly (readonly [FactName, RegExp])[] = [
  [
    'judged',
    /\b(?:how (?:did i|was i|am i|was my)|did i (?:say|do|talk|speak|sound|answer|pass)|was i (?:too|good|ok|okay|clear|nervous)|was (?:it|that) (?:ok|okay|good|all right|a good)|my (?:result|score|feedback|performance|answers?)|feedback|hire me|improve|suitable|a (?:grade|score))\b/,
  ],
  [
    'machine',
    /\b(?:(?:are you|you are|you're|is (?:this|that|it)|am i (?:talking|speaking) (?:to|with)) (?:just )?(?:a |an )?(?:real|human|people|person|robot|machine|computer|bot|ai|program)|who are you|what are you|your name|artificial)\b/,
  ],
  ['pace', /\b(?:too (?:fast|quick(?:ly)?)|slow(?:er)? down|(?:speak|talk|say it|go) (?:\w+ )?(?:slow(?:er|ly)?))\b/],
  [
    'reads',
    /\b(?:(?:person|people|human|anyone|anybody|someone|somebody|anything real|anyone real|who)\b.{0,30}\b(?:read(?:s|ing)?|listen(?:s|ing)?|hear(?:s|ing)?|see(?:s|ing)?|looks?))\b/,
  ],
  [
    'keeps',
    /\b(?:record(?:ed|ing|ings|s)?|data|privacy|stored?|stays? private|confidential|(?:who|you|it|this|that|they) (?:keeps?(?! (?:on )?(?:asking|saying|repeating|telling|talking|interrupting|cutting|going|coming))|sav(?:es?|ed))|(?:is|are|be|gets?) (?:\w+ )?(?:kept|saved)|delet(?:e|ed)|eras(?:e|ed))\b/,
  ],
  ['report', /\b(?:reports?|e ?mails?)\b/],
  [
    'next',
    /\b(?:next steps?|happens? (?:next|now|after|with this|to this)|what(?:'s| is) next|when do i (?:start|begin)|hear (?:back )?from|hear back|get back to me|call me back)\b/,
  ],
  [
    'company',
    /\b(?:salary|pay|paid|money|culture|boss|holidays?|remote|home office|standing|parking|uniform|probation|hours|shifts?|overtime|benefits|dress code|wages?)\b/,
  ],
];

const unknown: Readonly<Record<'coached' | 'employer', Fact>> = {
  coached: {
    says: 'That’s a fair question, but it’s more than I can judge. Someone who hires for jobs like this can tell you more.',
    again: [],
  },
  employer: {
    says: 'I only do the interview, so I can’t tell you that. The people at the company may be able to.',
    again: [],
  },
};

/** In what kind of interview a question is asked. */
export const situationOf = (state: PolicyState): Situation =>
  state.preview ? 'preview' : isEmployers(state) ? 'employer' : 'practice';

const howMuch =
  /\bhow long (?:this|it|will|does|is|do|are)\b|\bhow much longer\b|\bhow many (?:more |other )?(?:questions?|topics?|are|minutes?)\b|\b(?:many|much) more (?:of (?:these|those|them)|to come)\b|\bhow long (?:did|has) (?:this|that|it)\b|\b(?:was|is) (?:that|this) (?:it|all|everything)(?: now)?$|\b(?:many|much) (?:more )?left\b|\bquestions? (?:left|to go)\b/;
const minuteMs = 60_000;

/** How much of the interview is still to come. */
function whatIsLeft(state: PolicyState, atMs: number): Fact {
  const { plan, step, index, maxMs, said } = state;
  const left = step === 'questions' && plan ? plan.questions.length - index - 1 : 0;
  if (step === 'own-questions') {
    const took = Math.max(1, Math.round(atMs / minuteMs));
    const time = `about ${took === 1 ? 'a minute' : `${took} minutes`}`;
    return once(`I asked ${many(plan?.questions.length ?? 0, 'question')}${followUps(state)}, in ${time}.`);
  }
  const minutes = Math.round((maxMs - atMs) / minuteMs);
  const atMost = minutes > 1 ? ` It takes ${minutes} more minutes at most.` : '';
  if (!plan) return once(`It’s a handful of questions.${atMost}`);
  if (plan.from === 'again') return once('It’s just this one question.');
  if (left === 0) return once('After this one, only your own questions are left.');
  const [after, still] = countsOf(left);
  return once(said.some((line) => line.includes(after)) ? still : `${after}${atMost}`);
}

/** How many questions are left, and the same for those who heard it. */
function countsOf(left: number): readonly [string, string] {
  const count = `${left === 1 ? 'is' : 'are'} ${inWords[left] ?? 'several'}`;
  return [`After this topic there ${count} more.`, `There ${count} still to come.`];
}
const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** All sentences that tell how many questions are left. */
export const allCounts = (): string[] => [...inWords.keys()].slice(1).flatMap(countsOf);

const many = (count: number, what: string): string => `${inWords[count] ?? count} ${what}${count === 1 ? '' : 's'}`;
const once = (says: string): Fact => ({ says, again: [says] });

/** How often something was asked back: no wording of a further question comes twice in an interview. */
function followUps({ used }: PolicyState): string {
  const count = used.filter((id) => probePools.some((pool) => id.startsWith(`${pool}:`))).length;
  return count > 0 ? ` and ${many(count, 'follow-up question')}` : '';
}
const probePools = ['action', 'result', 'ownPart', 'reason', 'lesson', 'more', 'specificsStory', 'specificsView'];

/** What one reply holds at most. */
const mostFacts = 2;

/** What is said of judging answers: in a coached interview something is. */
const judgedIn = (state: PolicyState): Fact => factOf('judged', state.coached ? 'coached' : situationOf(state));

/** Whether a turn asks how good an answer was, or how it could be better. */
export const asksForJudgment = (state: PolicyState, event: Asked): boolean =>
  factsIn(state, event).some(({ says }) => says === judgedIn(state).says);

/** A turn, or its last sentence, whose words alone are known. */
type Asked = Pick<SaidEvent, 'text' | 'atMs'> & Partial<Pick<SaidEvent, 'reading'>>;

/** What an interviewer knows for sure about what a turn asks: by its words, and where these tell nothing, by what it was read as. */
function factsIn(state: PolicyState, event: Asked): Fact[] {
  const topics = event.reading ? topicsOf({ reading: event.reading }) : [];
  const byWords = factsByWords(state, event);
  // "Can I delete something I said?" has the words of another question.
  if (byWords.length > 0 && !topics.includes('change')) return byWords;
  const facts = topics.flatMap((topic) => {
    if (topic === 'left') return [whatIsLeft(state, event.atMs)];
    if (topic === 'judged') return [judgedIn(state)];
    return isFact(topic) ? [factOf(topic, situationOf(state))] : [];
  });
  return facts.slice(0, mostFacts);
}

function factsByWords(state: PolicyState, { text, atMs }: Asked): Fact[] {
  const situation = situationOf(state);
  const advice = adviceFor(text, situation !== 'employer');
  const said = plain(advice ? text.replace(advice.asked, '') : text);
  const known = asked
    .filter(([, words]) => words.test(said))
    .map(([name]) => (name === 'judged' ? judgedIn(state) : factOf(name, situation)));
  const left = howMuch.test(said) ? [whatIsLeft(state, atMs)] : [];
  return [...left, ...(advice ? [{ says: advice.say, again: [] }] : []), ...known].slice(0, mostFacts);
}

/** The first of a fact's wordings that was not said yet; the last one again to those who go on asking. */
function wordingOf({ says, again }: Fact, said: readonly string[]): { text: string | undefined; fresh: boolean } {
  const text = [says, ...again].find((one) => !said.some((line) => line.includes(one)));
  return { text: text ?? again.at(-1), fresh: text !== undefined };
}

/** What was not said yet of some facts; where nothing more is known of them, that there is no more to it. */
function told(state: PolicyState, facts: readonly Fact[]): Phrased {
  const wordings = facts.map((fact) => wordingOf(fact, state.said));
  const fresh = wordings.filter((one) => one.fresh);
  const texts = (fresh.length > 0 ? fresh : wordings).flatMap(({ text }) => text ?? []);
  return texts.length > 0 ? { text: [...new Set(texts)].join(' '), state } : phrase(state, 'already');
}

/** The reply to a question whose answer an interviewer knows for sure; null when it is none. */
export function factAbout(state: PolicyState, event: Asked): Phrased | null {
  const calm = reassured(state, event.text);
  const soothed = [judgedIn(state), factOf('nerves', situationOf(state))].map(({ says }) => says);
  const facts = factsIn(calm?.state ?? state, event).filter(({ says }) => !calm || !soothed.includes(says));
  if (!calm) return facts.length > 0 ? told(state, facts) : null;
  const more = facts.length > 0 ? told(calm.state, facts) : null;
  return { text: [calm.text, more?.text].filter(Boolean).join(' '), state: more?.state ?? calm.state };
}

/** An honest reply, within what an interviewer can know, to a question about the interview or about the job. */
export function honestAnswer(state: PolicyState, event: SaidEvent, about: 'process' | 'company' = 'process'): Phrased {
  const fact = factAbout(state, event);
  if (fact !== null) return fact;
  const situation = situationOf(state);
  if (about === 'company') return told(state, [factOf('company', situation)]);
  return told(state, [situation === 'employer' ? unknown.employer : unknown.coached]);
}
