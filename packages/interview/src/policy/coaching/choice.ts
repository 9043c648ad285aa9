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
import { isPlainWish } from '../plainWords.ts';
import { answeredWith } from '../told.ts';
import { say } from '../replies.ts';
import { type PolicyState, freshQuestion } from '../state.ts';
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
const namesQuestion = /\bquestion\b/i;
const isWilling = /\b(?:why not|don't mind|wouldn't mind)\b/;
/** Words without which nothing is taken for a wish to end the interview: "I don't want to" may be about the other try alone. */
const endsIt = /\b(?:stop|end|quit|finish here|leave|bye|goodbye)\b/;
const hesitates =
  /\b(?:again|once more|one more|try|(?:don't|do not|can't|cannot|didn't) (?:\w+ )?(?:know|remember|recall)|all i can)\b/;
const wantsNoFeedback = /\b(?:stop|no more|without|(?:don't|do not) (?:want|need|like))(?: \w+){0,4} feedback\b/;
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
  const anew = () => onAnew({ ...state, ...atRest, ...freshQuestion, ...triedAgain(state), prompt: asked }, event);
  if (wantsNoFeedback.test(plain(event.text)))
    return { ...onChoice({ ...state, coached: false }, false, event.atMs, 'feedbackLater'), keptAs: ['done'] };
  // "Give me a minute, then I'll try again": the minute comes first.
  if (meaning === 'wait') return null;
  if (choice === 'again') {
    const earlier = namesQuestion.test(event.text) ? onGoingBack(aside, event) : null;
    return earlier ?? (tells && restWords >= fewestToAdd ? anew() : chosen(state, question, event, true));
  }
  if (choice === 'on' && !tells && (restWords < fewestBesides || meaning === 'stop'))
    return chosen(state, question, event, false);
  if (choice === 'add' && !tells) return { ...say(aside, 'addToIt', 'wait'), keptAs: ['done'] };
  if (meaning === 'stop') return endsIt.test(plain(event.text)) || state.asides > 0 ? null : whichWish(aside);
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
      return restWords >= fewestToKeep ? added(state, event) : chosen(state, question, event, false);
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
      if (saysNo(event.text) && !isWilling.test(plain(event.text))) return chosen(state, question, event, false);
      // Who says yes once more when asked which, hardly means to go on.
      return state.asides > 0 ? chosen(state, question, event, true) : whichWish(aside);
    case 'answer':
      if (event.text.trimEnd().endsWith('?')) return replied(aside, event);
      return wordsOf(event.text).length < fewestToAdd || hesitates.test(plain(event.text))
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

/** Whether a turn tells something that belongs to the answer. */
const tellsSomething = ({ behavioural }: PlannedQuestion, event: SaidEvent): boolean =>
  does(event, 'answer') &&
  wordsOf(event.text).length >= fewestBesides &&
  !event.text.trimEnd().endsWith('?') &&
  (meaningOf(event) === 'answer' || event.reading.also.some(({ confidence }) => confidence >= surely)) &&
  event.reading.sentences.some(
    ({ label, confidence }) => confidence >= surely && (behavioural ? story.includes(label) : label !== 'about'),
  );

/** A further try that was begun together with the wish for it, or without a wish. */
const onAnew = (state: PolicyState, event: SaidEvent): Option => {
  const answered = answeredWith(state, event);
  const left = leaveAnswered(answered, event, { ack: acknowledge(answered), feedback: !isDelicate(event) });
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
    keptAs: ['process', ...besides(event)],
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
const chosen = (state: PolicyState, question: PlannedQuestion, event: SaidEvent, isAgain: boolean): Option => ({
  ...onChoice(state, isAgain, event.atMs),
  keptAs: tellsSomething(question, event) ? ['answer', ...besides(event)] : [isAgain ? 'redo' : 'done'],
});
