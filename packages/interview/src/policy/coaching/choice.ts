import { type SentenceLabel, kindsOf } from '@viva/understanding';
import { isRetold } from '../../text/retold.ts';
import { plain, wordsOf } from '../../text/words.ts';
import type { PlannedQuestion } from '../../types.ts';
import { replyBesides } from '../besides.ts';
import { acknowledge } from '../closing.ts';
import { changedBy, isCutOff } from '../complaints.ts';
import { asksForJudgment, factAbout, honestAnswer } from '../facts/known.ts';
import { onGoingBack, onNamedQuestion } from '../goingBack.ts';
import { does, isDelicate, isPersonal, meaningOf, saysNo } from '../meaning.ts';
import { isGraveStory } from '../nerves.ts';
import { type Option, type Phrased, type SaidEvent, freshPhrase, phrase } from '../option.ts';
import { phrases } from '../phrases/index.ts';
import { isPlainWish } from '../plainWords.ts';
import { answeredWith } from '../told.ts';
import { say } from '../replies.ts';
import { type PolicyState, freshQuestion } from '../state.ts';
import { asksSomething } from '../wishes.ts';
import { atRest, leaveAnswered, offerAgain, onChoice, triedAgain } from './coach.ts';
import { wishIn } from './wish.ts';

/** Unclear replies, questions, and remarks, after which the interview goes on. */
const mostAsides = 4;
/** What is said besides a wish is a part of the answer from so many words on. */
const fewestBesides = 4;
/** An answer of fewer words that tells nothing may be a wish. */
const fewestToAdd = 12;
/** Of a turn that tells of having nothing more to say, so many words say why: "there is no result, the case is still open". */
const fewestToKeep = 8;
const reason = /\b(?:because|since|still|not (?:over|decided|finished)|yet)\b/;
const namesQuestion = /\bquestion\b/i;
const isWilling = /\b(?:why not|don't mind|wouldn't mind|no problem|no worries)\b/;
const notYet = /\b(?:wait|hold on|hang on|one moment)\b/;
/** Words without which nothing is taken for a wish to end the interview: "I don't want to" may be about the other try alone. */
const endsIt = /\b(?:stop|end|quit|finish|leave|bye|goodbye|go now|hang up|done)\b/;
/** So a wish to stop is about this answer alone. */
const leavesAnswer =
  /\b(?:(?:this|that|the) (?:one|question|answer|story|topic)|like (?:this|that)|tries|another try)\b/;
const leavesInterview =
  /\b(?:(?:stop|end|quit|leave|finish|done with) (?:the|this) (?:whole )?(?:interview|practice|call|session)|bye|goodbye|(?:have|need|got) to (?:go|leave)|hang up|(?:stop|end|finish) here)\b/;
const hesitates =
  /\b(?:again|once more|one more|try|(?:don't|do not|can't|cannot|didn't) (?:\w+ )?(?:know|remember|recall)|all i can)\b/;
/** From this confidence on, an answer is none for all its words of hesitation. */
const surelyAnswer = 0.9;
const wantsNoFeedback =
  /\b(?:stop|no more|without|(?:don't|do not) (?:want|need|like))(?: (?:any|more|your|the|this|that|of|giving|me|all|to|hear|get)){0,4} feedback\b/;
/** Such a wish takes no more words than this. */
const shortWish = 14;
const asksHowToDoBetter = /\b(?:better|should i|do i (?:need|have) to|what should|was it (?:bad|good|ok|okay))\b/;
const asksWhatCounts = /\b(?:counts?|if i (?:try|do|say))\b/;

/**
 * What is done about a turn while the choice is open; what is told then adds to the answer. Null where a turn is taken as at any other time:
 * a wish to stop, or to wait, or a correction.
 */
export function onChosen(before: PolicyState, question: PlannedQuestion, event: SaidEvent): Option | null {
  const meaning = meaningOf(event);
  const state: PolicyState = { ...before, asksWhich: false };
  const aside: PolicyState = { ...state, quiet: 0, waiting: false, asides: state.asides + 1 };
  const named = onNamedQuestion(aside, event, before.asksWhich);
  if (named) return named;
  const asked = (state.plain ? question.rephrase : undefined) ?? question.text;
  if (isPlainWish(event))
    return { ...offerAgain(aside, 'rephrase', freshPhrase(aside, 'plainFromNow')), kept: ['private'] };
  const { choice, rest } = wishIn(event.text);
  const restWords = wordsOf(rest).length;
  const tells = tellsSomething(question, event);
  const said = plain(event.text);
  const anew = () => onAnew({ ...state, ...atRest, ...freshQuestion, ...triedAgain(state), prompt: asked }, event);
  if (wantsNoFeedback.test(said) && !tells && choice !== 'again' && wordsOf(said).length <= shortWish)
    return { ...onChoice({ ...state, coached: false }, false, event.atMs, 'feedbackLater'), keptAs: ['done'] };
  // "Give me a minute, then I'll try again": the minute comes first.
  if (meaning === 'wait' || (meaning === 'stop' && leavesInterview.test(said))) return null;
  // "He was ready to start work again" is no wish, but the end of a story.
  if (choice === 'again' && !(tells && rest === '')) {
    const earlier = namesQuestion.test(event.text) ? onGoingBack(aside, event) : null;
    return earlier ?? (tells && restWords >= fewestToAdd ? anew() : chosen(state, question, event, true));
  }
  if (meaning === 'stop' && (choice === 'on' || leavesAnswer.test(said))) return chosen(state, question, event, false);
  if (choice === 'on' && !tells && restWords < fewestBesides) return chosen(state, question, event, false);
  if (choice === 'add' && !tells) return { ...say(aside, 'addToIt', 'wait'), keptAs: ['done'] };
  if (meaning === 'stop') return endsIt.test(said) || wasAskedWhich(state) ? null : whichWish(aside);
  // Many just tell it again, without saying so.
  if (choice === null && does(event, 'answer') && isRetold(state.answer.text, event.text)) return anew();
  if (tells && meaning !== 'correction') return added(state, event);
  if (choice === 'on') return chosen(state, question, event, false);
  if (aside.asides > mostAsides) return chosen(state, question, event, false);
  switch (meaning) {
    case 'redo':
      return onGoingBack(aside, event) ?? chosen(state, question, event, true);
    case 'skip':
    case 'done':
    case 'cannot':
      if (asksSomething(event.text)) return replied(aside, event);
      return restWords >= fewestToKeep && meaning === 'cannot' && reason.test(said)
        ? added(state, event)
        : chosen(state, question, event, false);
    case 'repeat':
    case 'clarify':
      return namesQuestion.test(event.text)
        ? offerAgain(aside, 'repeat', { text: asked, state: aside })
        : offerAgain(aside, 'repeat', { text: aside.feedback, state: aside });
    case 'process':
    case 'company':
    case 'meta':
      return replied(aside, event);
    case 'complaint':
      return isCutOff(event)
        ? say(
            { ...changedBy(aside, event), choosing: false, feedback: '', gap: null, prompt: asked },
            'sorryCutIn',
            'wait',
          )
        : offerAgain(changedBy(aside, event), 'go-on', phrase(aside, 'sorryLast'));
    case 'instruct':
    case 'noise':
    case 'unclear':
      return replied(aside, event);
    case 'yes_no':
      if (notYet.test(said)) return whichWish(aside);
      if (isWilling.test(said)) return chosen(state, question, event, true);
      if (saysNo(event.text)) return chosen(state, question, event, false);
      // Who says yes once more when asked which, hardly means to go on.
      return wasAskedWhich(state) ? chosen(state, question, event, true) : whichWish(aside);
    case 'answer':
      if (event.text.trimEnd().endsWith('?')) return replied(aside, event);
      return wordsOf(event.text).length < fewestToAdd ||
        (hesitates.test(said) && event.reading.confidence < surelyAnswer)
        ? whichWish(aside)
        : added(state, event);
    case 'correction':
    case 'private':
    case 'distress':
      return null;
  }
}

/** What sentences do that tell something: of a story, or in reply to a question that asks for none. */
const story: readonly SentenceLabel[] = ['situation', 'task', 'action', 'decision', 'others', 'result', 'lesson'];
/** So sure must be what a sentence does: a hesitation ("maybe I should") looks a little like a story, too. */
const surely = 0.6;

/** A sentence that asks; one that only ends so ("he was fine, you know?") tells. */
const isQuestion = (sentence: string): boolean =>
  sentence.trimEnd().endsWith('?') && !/\b(?:you know|right|okay|isn't it|see)\?$/i.test(sentence.trimEnd());

/** Whether a turn tells something that belongs to the answer. Of one that is surely an answer, two words may be the end of it: "He recovered." */
const tellsSomething = ({ behavioural }: PlannedQuestion, event: SaidEvent): boolean =>
  does(event, 'answer') &&
  wordsOf(event.text).length >= (event.reading.confidence >= surelyAnswer ? 2 : fewestBesides) &&
  (meaningOf(event) === 'answer' || event.reading.also.some(({ confidence }) => confidence >= surely)) &&
  event.reading.sentences.some(
    ({ label, confidence, text }) =>
      confidence >= surely && !isQuestion(text) && (behavioural ? story.includes(label) : label !== 'about'),
  );

/** Whether the candidate was asked just now which of the two they mean. */
const wasAskedWhich = ({ said, persona }: PolicyState): boolean =>
  phrases[persona].whichWish.some((line) => line === said.at(-1));

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

/** Asks which of the two is meant; what was said is no part of the answer. */
const whichWish = (aside: PolicyState): Option => ({ ...say(aside, 'whichWish', 'go-on'), keptAs: ['redo'] });

/** A question of the candidate is replied to, and the offer is made again. */
function replied(aside: PolicyState, event: SaidEvent): Option {
  const said = plain(event.text);
  // A question is no part of the answer.
  const told = (lead: Phrased): Option => ({
    ...offerAgain(aside, 'answer-candidate', lead),
    keptAs: ['process', ...besides(event).filter((kind) => kind === 'private' || kind === 'distress')],
  });
  if (asksWhatCounts.test(said)) return told(phrase(aside, 'whatCounts'));
  if (asksForJudgment(aside, event) || asksHowToDoBetter.test(said))
    return told({ text: aside.feedback, state: aside });
  const fact = factAbout(aside, event);
  if (fact) return told(fact);
  const meaning = meaningOf(event);
  if (meaning === 'company') return told(honestAnswer(aside, event, 'company'));
  return meaning === 'meta' ? told(phrase(aside, 'stillHere')) : whichWish(aside);
}

/** A choice is no part of the answer, whatever it sounds like; what is told with it is. */
function chosen(state: PolicyState, question: PlannedQuestion, event: SaidEvent, isAgain: boolean): Option {
  const tells = tellsSomething(question, event);
  const told = tells ? answeredWith(state, event) : state;
  const keptAs = tells ? ['answer', ...besides(event)] : [isAgain ? 'redo' : 'done'];
  return { ...onChoice(told, isAgain, event.atMs), keptAs };
}
