import { asksForPlainWords } from '../text/plainWish.ts';
import { plain } from '../text/words.ts';
import { says } from './asides.ts';
import { careFor, keepSafe, onOfferSilence } from './care.ts';
import { answerCandidate, close } from './closing.ts';
import { onChosen } from './coaching/choice.ts';
import { onChoice, onChoiceSilence } from './coaching/coach.ts';
import { changedBy, isCutOff } from './complaints.ts';
import { factAbout } from './facts/known.ts';
import { onGoingBack, onNamedQuestion } from './goingBack.ts';
import { asksForHint, onHint } from './hints.ts';
import { type Meaning, isPersonal, meaningOf, saysNo } from './meaning.ts';
import { withOutcome } from './nextQuestion.ts';
import { correctedRole, greet, onRole, onRoleSilence } from './opening.ts';
import { after, option, phrase } from './option.ts';
import type { Option, PolicyEvent, SaidEvent } from './option.ts';
import { onPlainWish } from './plainWords.ts';
import { onAnswer } from './questions.ts';
import { onQuestionSilence } from './silence.ts';
import { say } from './replies.ts';
import { helpAgain } from './safety.ts';
import type { PolicyState } from './state.ts';
import { onResumed, waitFor, wantsToGoOn } from './waiting.ts';
import { asksSomething, isAll } from './wishes.ts';
import { currentQuestion } from './views.ts';

/** Time left below which nothing but the goodbye is said. */
const lastCallMs = 8_000;

function onSilence(state: PolicyState, atMs: number): Option {
  if (state.offered !== 'none') return onOfferSilence(state, atMs);
  if (state.choosing) return onChoiceSilence(state, atMs);
  const question = currentQuestion(state);
  if (question) return onQuestionSilence(state, question, atMs);
  if (state.step === 'role') return onRoleSilence(state);
  return close(state, state.heard ? 'completed' : 'silence');
}

/** What a turn does that asks nothing, when the candidate's own questions were invited and it has no form of a question. */
const asksNothing: readonly Meaning[] = [
  'answer',
  'yes_no',
  'skip',
  'cannot',
  'done',
  'stop',
  'noise',
  'private',
  'distress',
];
/** "Say that again?", "pardon?": what is longer asks something of its own. */
const shortRequest = 7;
const isShort = ({ text }: SaidEvent): boolean => plain(text).split(' ').length <= shortRequest;
const reproach =
  /\b(?:why (?:do|did) you (?:keep )?ask(?:ing)?|you (?:did not|didn't|never|haven't) (?:really )?answer|i (?:just |already )?told you)\b/;
const sorry = 'I’m sorry about that, and thank you for telling me.';

const goodbye = /\b(?:thanks?|thank you|cheers|bye|goodbye)\b/;
/** Whether the candidate says thanks or goodbye, or has no question. */
const saysGoodbye = (event: SaidEvent): boolean =>
  saysNo(event.text) || goodbye.test(plain(event.text)) || says(event, 'greeting');

function onOwnQuestions(state: PolicyState, event: SaidEvent): Option {
  const meaning = meaningOf(event);
  const asks = asksSomething(event.text);
  const reproaches = reproach.test(plain(event.text));
  const complains = meaning === 'complaint' || reproaches;
  const regret = complains && !state.said.some((line) => line.includes(sorry)) ? sorry : undefined;
  if (isAll(event.text)) return close(state, 'completed', regret);
  if (
    event.reading.asides?.at(-1)?.label === 'repeat' ||
    ((meaning === 'repeat' || meaning === 'clarify') && isShort(event))
  ) {
    if (state.asides > 2) return close(state, 'completed');
    const again = phrase({ ...state, asides: state.asides + 1 }, isPersonal(event) ? 'condolence' : 'repeat');
    return option('repeat', [again.text, state.prompt], again.state);
  }
  if (meaning === 'wait' && !state.waiting) return waitFor(state, event);
  if (state.asides <= 2) {
    const aside: PolicyState = { ...state, asides: state.asides + 1, asksWhich: false };
    const back =
      meaning === 'redo' ? onGoingBack(aside, event) : onNamedQuestion(aside, event, state.asksWhich && !asks);
    if (back) return back;
  }
  if (meaning === 'correction' || meaning === 'redo') {
    const noted = phrase({ ...state, asides: state.asides + 1 }, 'noted');
    return state.asides > 2
      ? close(state, 'completed')
      : option('answer-candidate', [noted.text, state.prompt], noted.state);
  }
  const fact = factAbout(state, event);
  // Who was cut off has not finished.
  if (isCutOff(event) && state.asides <= 2)
    return say(changedBy({ ...state, asides: state.asides + 1 }, event), 'sorryCutIn', 'wait');
  if (complains && (!asks || reproaches) && fact === null) return close(state, 'completed', regret);
  // Nothing is at stake any more: what a turn most likely does is enough to go by.
  const likeliest = meaning === 'unclear' ? event.reading.label : meaning;
  const thanks = likeliest === 'meta' && fact === null && saysGoodbye(event);
  if ((asksNothing.includes(likeliest) || thanks) && !asks) return close(state, 'completed', regret);
  const reply = answerCandidate(state, event);
  return reproaches ? after(regret, state, reply) : reply;
}

/** Requests at one question up to which a wish for a hint is replied to. */
const mostHintWishes = 4;

function onSaid(before: PolicyState, event: SaidEvent): Option {
  if (!plain(event.text) && event.speakingMs < 3_000) return onSilence(before, event.atMs);
  const plainer = before.plain || asksForPlainWords(event.text);
  const heard: PolicyState = { ...before, heard: true, silentRun: 0, plain: plainer };
  const cared = careFor(heard, event);
  if (cared) return cared;
  const state: PolicyState = { ...heard, offered: 'none', insulted: false, help: false, paused: false };
  if (heard.paused && wantsToGoOn(event.text)) return onResumed(state, false);
  const inPlainWords = state.choosing ? null : onPlainWish(state, event);
  if (inPlainWords) return inPlainWords;
  // One who asks again and again gets what any other turn gets: no loop is endless.
  if (asksForHint(event.text) && state.asides < mostHintWishes) return onHint({ ...state, asides: state.asides + 1 });
  if (state.step === 'role') return onRole(state, event);
  if (state.step === 'own-questions') return onOwnQuestions(state, event);
  const question = currentQuestion(state);
  if (!question) return close(state, 'completed');
  if (!state.choosing) return correctedRole(state, event) ?? onAnswer(state, question, event);
  return onChosen(state, question, event) ?? onAnswer(state, question, event);
}

const backAgain = { quiet: 0, waiting: false, paused: false, offered: 'none', help: false } as const;

function onRecovered(state: PolicyState): Option {
  const { text, state: next } = phrase(state, 'resume');
  return option('resume', [text, 'We were at this point:', state.prompt], { ...next, ...backAgain });
}

function onReturned(state: PolicyState): Option {
  if (state.help) return helpAgain(state);
  const { text, state: next } = phrase(state, 'back');
  return option('welcome-back', [text, state.prompt], { ...next, ...backAgain });
}

function moveFor(state: PolicyState, event: PolicyEvent): Option {
  if (state.step === 'ended') return option('close', ['Goodbye.'], state, { endReason: 'completed' });
  const safe = event.type === 'said' ? keepSafe(state, event) : null;
  if (safe) return safe;
  if (event.type === 'time' || state.maxMs - event.atMs < lastCallMs) {
    return close(
      noteOpen(state),
      'time',
      'I have to stop you here, because our time is up.',
      state.help ? 'care' : 'plain',
    );
  }
  if (state.step === 'start') return greet(state);
  switch (event.type) {
    case 'said':
      return onSaid(state, event);
    case 'silence':
      return onSilence(state, event.atMs);
    case 'resumed':
      return onResumed({ ...state, paused: false }, event.over);
    case 'hint':
      return onHint(state);
    case 'choice':
      return state.choosing ? onChoice(state, event.again, event.atMs) : option('go-on', [state.prompt], state);
    case 'recovered':
      return onRecovered(state);
    case 'ready':
    case 'returned':
      return onReturned(state);
  }
}

/** Notes when a question was asked, in a move that opens one. */
function timed(before: PolicyState, { atMs }: PolicyEvent, option: Option): Option {
  const { next } = option;
  const same = next.plan === before.plan && next.index === before.index && before.step === 'questions';
  return same || next.step !== 'questions' ? option : { ...option, next: { ...next, askedAtMs: atMs } };
}

function noteOpen(state: PolicyState): PolicyState {
  const question = currentQuestion(state);
  return question && state.answer.words > 0 ? withOutcome(state, question, 'answered') : state;
}

/**
 * What the interviewer does now. Pure: the same state and event give the same move, so a turn that turns out to go on is
 * simply decided again, from the earlier state with the joined text.
 */
export const decide = (state: PolicyState, event: PolicyEvent): Option => timed(state, event, moveFor(state, event));
