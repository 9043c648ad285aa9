import { type ChoiceLabel, type SentenceLabel, kindsOf } from '@viva/understanding';
import { isRetold } from '../../text/retold.ts';
import { plain, wordsOf } from '../../text/words.ts';
import type { PlannedQuestion } from '../../types.ts';
import { replyBesides } from '../besides.ts';
import { acknowledge } from '../closing.ts';
import { changedBy, isCutOff } from '../complaints.ts';
import { asksAbout } from '../asides.ts';
import { asksForJudgment, factAbout, honestAnswer } from '../facts/known.ts';
import { onGoingBack, onNamedQuestion } from '../goingBack.ts';
import { isDelicate, isPersonal, meaningOf, saysNo, staysOn, sureToWait } from '../meaning.ts';
import { isGraveStory } from '../nerves.ts';
import { type Option, type Phrased, type SaidEvent, freshPhrase, phrase } from '../option.ts';
import { phrases } from '../phrases/index.ts';
import { isPlainWish } from '../plainWords.ts';
import { answeredWith } from '../told.ts';
import { say } from '../replies.ts';
import { type PolicyState, freshQuestion } from '../state.ts';
import { stop } from '../stopping.ts';
import { waitFor } from '../waiting.ts';
import { atRest, leaveAnswered, offerAgain, onChoice, triedAgain } from './coach.ts';

/** Unclear replies, questions, and remarks, after which the interview goes on. */
const mostAsides = 4;
/** From this share on a reply does what its likeliest label says; below it, the candidate is asked which they mean. */
const sure = 0.45;
/**
 * Ending can't be undone, so two readings must agree: the choice, and the turn by itself as a wish to stop; below this, the candidate is
 * asked. Of the 500 replies that both were set on (`corpus/choices/tuned`), the nearest other one has 0.76 and 0.65.
 */
const [sureToEnd, sureToStop] = [0.9, 0.7];
/** Where trying again and going on are closer than this, the candidate is asked which. */
const apart = 0.2;
/** From this share on, a reply also does what a less likely label says. */
const sureBeside = 0.12;
/** From so many words on, a wish for another try may have the try itself in it. */
const fewestToTry = 12;
const namesQuestion = /\bquestion\b/i;
const wantsNoFeedback =
  /\b(?:stop|no more|without|(?:don't|do not) (?:want|need|like))(?: (?:any|more|your|the|this|that|of|giving|me|all|to|hear|get)){0,4} feedback\b/;
const asksHowToDoBetter =
  /\b(?:better|should i|do i (?:need|have) to|what should|was (?:it|that|this) (?:so |too )?(?:bad|good|ok|okay|enough|wrong))\b/;
/** What the feedback says something to. */
const ofFeedback = ['judged', 'better', 'wanted'] as const;
const asksWhatCounts = /\b(?:counts?|if i (?:try|do|say))\b/;

/**
 * What is done about a turn while the choice is open, by what it was read as in reply to the offer; what is told then adds to the answer.
 * Null where a correction is taken as at any other time.
 */
export function onChosen(before: PolicyState, question: PlannedQuestion, event: SaidEvent): Option | null {
  const state: PolicyState = { ...before, asksWhich: false };
  const aside: PolicyState = { ...state, quiet: 0, waiting: false, asides: state.asides + 1 };
  const named = onNamedQuestion(aside, event, before.asksWhich);
  if (named) return named;
  const asked = (state.plain ? question.rephrase : undefined) ?? question.text;
  if (isPlainWish(event))
    return { ...offerAgain(aside, 'rephrase', freshPhrase(aside, 'plainFromNow')), kept: ['private'] };
  if (isCutOff(event)) {
    const open = { ...changedBy(aside, event), choosing: false, feedback: '', gap: null, prompt: asked };
    return say(open, 'sorryCutIn', 'wait');
  }
  const wish = wishIn(state, event);
  const surelyTells = tellsSomething(question, event);
  const tells = alsoChooses('tells', event) || (wish === 'again' && surelyTells);
  if (meaningOf(event) === 'correction' && wish !== 'again' && wish !== 'on') return null;
  if (wantsNoFeedback.test(plain(event.text)) && wish !== 'again' && !tells)
    return { ...onChoice({ ...state, coached: false }, false, event.atMs, 'feedbackLater'), keptAs: ['done'] };
  const leave = (again: boolean) => chosen(state, event, { again, tells });
  const anew = () => onAnew({ ...state, ...atRest, ...freshQuestion, ...triedAgain(state), prompt: asked }, event);
  const isLong = wordsOf(event.text).length >= fewestToTry;
  // Where the wish comes last, what comes before it is a reason for it, or an addition.
  const wishesLast = event.reading.choiceAtEnd?.label === 'again';
  if (wish === 'again') {
    const earlier = namesQuestion.test(event.text) || meaningOf(event) === 'redo' ? onGoingBack(aside, event) : null;
    return earlier ?? (tells && isLong && !wishesLast ? anew() : leave(true));
  }
  if (wish === 'tells') {
    const isAgain = alsoChooses('again', event);
    if (isAgain && wishesLast) return leave(true);
    // Many just tell it again, without saying so, or begin to as soon as they have.
    return (isAgain && isLong) || isRetold(state.answer.text, event.text) ? anew() : added(state, event);
  }
  if (wish === 'on') return tells ? added(state, event) : leave(false);
  if (wish === 'end') return stop(state);
  if (wish === 'add' && tells && surelyTells) return added(state, event);
  if (aside.asides > mostAsides) return leave(false);
  switch (wish) {
    case 'wait':
      return waitFor(aside, event);
    case 'add': {
      const kept = tells ? { ...answeredWith(aside, event), asides: aside.asides } : aside;
      return { ...say(kept, 'addToIt', 'wait'), keptAs: tells ? ['answer', ...besides(event)] : ['done'] };
    }
    case 'asks':
    case 'unsure': {
      const isTold = tells && surelyTells;
      const kept = isTold ? { ...answeredWith(aside, event), asides: aside.asides } : aside;
      const reply = wish === 'asks' ? replied(kept, asked, event) : whichWish(kept, event);
      return isTold ? { ...reply, keptAs: ['answer', ...besides(event)] } : reply;
    }
  }
}

/** Whether a reply does this, beside what it does first. */
const alsoChooses = (label: ChoiceLabel, { reading }: SaidEvent): boolean =>
  reading.choice?.some((sign) => sign.label === label && sign.confidence >= sureBeside) ?? false;

/** What a reply to the offer does first; `unsure` where that is not sure enough to act on. */
function wishIn(state: PolicyState, event: SaidEvent): ChoiceLabel {
  const [first] = event.reading.choice ?? [];
  const meaning = meaningOf(event);
  if (meaning === 'wait' && event.reading.confidence >= sureToWait && !alsoChooses('tells', event)) return 'wait';
  if (!first || first.confidence < sure || first.label === 'unsure' || isEither(event)) {
    // A bare yes to "try again, or move on?" hardly means to go on.
    const saysYes = wasAsked('whichWish', state) && meaning === 'yes_no' && !saysNo(event.text);
    return saysYes ? 'again' : 'unsure';
  }
  if (first.label !== 'end') return first.label;
  const { label, confidence } = event.reading;
  const surely = first.confidence >= sureToEnd && label === 'stop' && confidence >= sureToStop;
  return (surely || wasAsked('whichOrEnd', state)) && !staysOn(event.text) ? 'end' : 'unsure';
}

/** Whether a reply that wishes for another try or for going on may as well wish for the other one. */
function isEither({ reading }: SaidEvent): boolean {
  if (!['again', 'on'].includes(reading.choice?.[0]?.label ?? '')) return false;
  const [again = 0, on = 0] = (['again', 'on'] as const).map(
    (label) => reading.choice?.find((sign) => sign.label === label)?.confidence,
  );
  return Math.min(again, on) >= sureBeside && Math.abs(again - on) < apart;
}

/** What sentences do that tell something: of a story, or in reply to a question that asks for none. */
const story: readonly SentenceLabel[] = ['situation', 'task', 'action', 'decision', 'others', 'result', 'lesson'];
/** So sure must be what a sentence does: a hesitation ("maybe I should") looks a little like a story, too. */
const surely = 0.6;

/** A sentence that asks; one that only ends so ("he was fine, you know?") tells. */
const isQuestion = (sentence: string): boolean =>
  sentence.trimEnd().endsWith('?') && !/\b(?:you know|right|okay|isn't it|see)\?$/i.test(sentence.trimEnd());

/** Whether a turn tells something that belongs to the answer, beside a wish. */
const tellsSomething = ({ behavioural }: PlannedQuestion, { reading }: SaidEvent): boolean =>
  reading.sentences.some(
    ({ label, confidence, text }) =>
      confidence >= surely && !isQuestion(text) && (behavioural ? story.includes(label) : label !== 'about'),
  );

/** Whether the candidate was asked just now what they mean, in a line of this kind. */
const wasAsked = (pool: 'whichWish' | 'whichOrEnd', { said, persona }: PolicyState): boolean =>
  phrases[persona][pool].some((line) => line === said.at(-1));

/** A further try that was begun together with the wish for it, or without a wish. */
const onAnew = (state: PolicyState, event: SaidEvent): Option => {
  const answered = answeredWith(state, event);
  const reply = replyBesides(answered, event, state);
  const ack = reply ?? acknowledge(answered);
  const left = leaveAnswered(answered, event, { ack, besides: reply, feedback: !isDelicate(event) });
  return { ...left, keptAs: ['redo', 'answer', ...besides(event)] };
};

/** What is told instead of a choice adds to the answer, and the interview goes on. */
const added = (state: PolicyState, event: SaidEvent): Option => {
  const answered = answeredWith(state, event);
  const reply = replyBesides(answered, event, state);
  const warm = isPersonal(event) || isGraveStory(event.text);
  const ack = reply ?? (warm ? freshPhrase(answered, 'warmAck') : acknowledge(answered));
  const left = leaveAnswered(answered, event, { ack, besides: reply, feedback: !warm && !isDelicate(event) });
  return { ...left, keptAs: ['answer', ...besides(event)] };
};

/** What a turn was taken for besides an answer and a wish to begin again, such as a private matter. */
const besides = ({ reading }: SaidEvent): string[] =>
  kindsOf(reading).filter((kind) => kind !== 'answer' && kind !== 'redo');

/** Asks which of the two is meant, or of the three where a wish to end may be among them; what was said is no part of the answer. */
function whichWish(aside: PolicyState, event: SaidEvent): Option {
  const pool = alsoChooses('end', event) || meaningOf(event) === 'stop' ? 'whichOrEnd' : 'whichWish';
  return { ...say(aside, pool, 'go-on'), keptAs: ['redo'] };
}

/** A question or a remark of the candidate is replied to, and the offer is made again. `asked`: the question of the interview. */
function replied(aside: PolicyState, asked: string, event: SaidEvent): Option {
  const said = plain(event.text);
  const meaning = meaningOf(event);
  // A question is no part of the answer.
  const told = (lead: Phrased, move: Option['move'] = 'answer-candidate'): Option => ({
    ...offerAgain(aside, move, lead),
    keptAs: ['process', ...besides(event).filter((kind) => kind === 'private' || kind === 'distress')],
  });
  const feedback = { text: aside.feedback, state: aside };
  if (asksWhatCounts.test(said)) return told(phrase(aside, 'whatCounts'));
  if (asksForJudgment(aside, event) || asksAbout(event, ...ofFeedback) || asksHowToDoBetter.test(said))
    return told(feedback);
  const fact = factAbout(aside, event);
  if (fact) return told(fact);
  switch (meaning) {
    case 'repeat':
    case 'clarify':
    case 'redo':
      return told(namesQuestion.test(event.text) ? { text: asked, state: aside } : feedback, 'repeat');
    case 'company':
      return told(honestAnswer(aside, event, 'company'));
    case 'complaint':
      return { ...offerAgain(changedBy(aside, event), 'go-on', phrase(aside, 'sorryLast')), keptAs: ['complaint'] };
    case 'meta':
      return told(phrase(aside, 'stillHere'));
    default:
      return whichWish(aside, event);
  }
}

/** A choice is no part of the answer, whatever it sounds like; what is told with it is. */
function chosen(state: PolicyState, event: SaidEvent, { again, tells }: { again: boolean; tells: boolean }): Option {
  const told = tells ? answeredWith(state, event) : state;
  const keptAs = tells ? ['answer', ...besides(event)] : [again ? 'redo' : 'done'];
  return { ...onChoice(told, again, event.atMs), keptAs };
}
