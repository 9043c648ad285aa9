import type { Aside } from '@viva/understanding';
import type { PlannedQuestion } from '../types.ts';
import { replyBesides } from './besides.ts';
import { acknowledge, timeForMore } from './closing.ts';
import { leaveAnswered, withEarlier } from './coaching/coach.ts';
import { factAbout, honestAnswer } from './facts/known.ts';
import { deeperInto, lacksOf } from './ledger.ts';
import { type Meaning, does, isDelicate, isPersonal, meaningOf, saysNo } from './meaning.ts';
import { endingOf, topicsOf, turnOf } from './asides.ts';
import { adviceFor } from './advice.ts';
import { asksForNext, asksSlower, asksSomething, losesThread, wasMyAnswer } from './wishes.ts';
import { asksBack, noteFact, tellsFact } from './factAnswer.ts';
import { tellsOfNoJob } from './examples.ts';
import { isGraveStory } from './nerves.ts';
import { freshPhrase } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import { backToCutOff, onGoingBack, onNamedQuestion } from './goingBack.ts';
import { answeredSoFar, leave, moveOn } from './nextQuestion.ts';
import { askAgain, missesQuestion, wasAskedAgain } from './missing.ts';
import { phrases } from './phrases/index.ts';
import { clarify, plainer } from './clarify.ts';
import { changedBy, changedByAnswer, isCutOff, leaveSorry, onComplaint } from './complaints.ts';
import { allowedProbes, probeFor } from './probes.ts';
import { reply, say, sayWith } from './replies.ts';
import { noAnswer } from './state.ts';
import { stop } from './stopping.ts';
import { answeredWith, withCorrection } from './told.ts';
import type { PolicyState } from './state.ts';
import { isEmployers } from './views.ts';
import { waitFor } from './waiting.ts';

/** Requests and remarks at one question, after which it is left: no loop is endless. */
const mostAsides = 5;
const mostRedirects = 2;

/** What is done about a turn that asks or tells something instead of answering. */
type Request = Exclude<Meaning, 'answer' | 'yes_no' | 'correction' | 'private' | 'distress'>;

function onRequest(state: PolicyState, question: PlannedQuestion, event: SaidEvent, request: Request): Option {
  const { atMs } = event;
  const aside: PolicyState = { ...state, quiet: 0, waiting: false, asides: state.asides + 1 };
  if (request === 'stop') return stop(state);
  if (request === 'skip') {
    return moveOn(state, atMs, state.answer.words > 0 ? 'answered' : 'skipped', { bridge: 'skip' });
  }
  const redirects = request === 'instruct' || request === 'complaint' || request === 'noise';
  if (aside.asides > (redirects ? mostRedirects : mostAsides)) {
    return request === 'complaint'
      ? leaveSorry(changedBy(state, event), atMs)
      : moveOn(state, atMs, answeredSoFar(state), { bridge: 'skip' });
  }
  switch (request) {
    case 'repeat':
      return sayWith(aside, 'repeat', 'repeat', state.prompt);
    case 'clarify':
      return clarify(plainer(aside, event.text), question, event);
    case 'wait':
      return waitFor(aside, event);
    case 'redo':
      return (
        onGoingBack(aside, event) ??
        say({ ...aside, answer: noAnswer, ledger: {}, probes: [], prompt: question.text }, 'redo', 'wait')
      );
    case 'done': {
      const changed = changedByAnswer(state, event);
      const ack = acknowledge(changed);
      if (state.answer.words > 0) return leaveAnswered(changed, event, { ack, feedback: !isDelicate(event) });
      return moveOn(ack.state, atMs, 'unanswered', { text: ack.text, bridge: 'bridge' });
    }
    case 'cannot':
      if (state.answer.words > 0 || state.eased || wasAskedAgain(state)) return leave(state, atMs, 'easeOn');
      return say({ ...aside, eased: true }, question.behavioural ? 'offerStory' : 'offerView', 'offer');
    case 'complaint':
    case 'unclear': {
      const asks = asksSomething(event.text) || asksSlower(event.text) || topicsOf(event).length > 0;
      const fact = asks ? factAbout(aside, event) : null;
      if (fact !== null) return reply(fact);
      // If it was an answer after all, nothing of it is lost.
      if (request === 'unclear') return say(answeredWith(aside, event), 'unclear', 'offer');
      return onComplaint(aside, question, event);
    }
    case 'instruct':
      return say(aside, 'redirect', 'redirect');
    case 'noise':
      return say(aside, 'unheard', 'redirect');
    case 'process':
    case 'company':
      return reply(honestAnswer(aside, event, request));
    case 'meta': {
      const fact = factAbout(aside, event);
      return fact ? reply(fact) : say(aside, 'hearing', 'redirect');
    }
  }
}

/** A finished turn of the candidate while a question is open. */
export function onAnswer(before: PolicyState, question: PlannedQuestion, event: SaidEvent): Option {
  const meaning = meaningOf(event);
  const asked = before.asksWhich;
  const state: PolicyState = { ...before, asksWhich: false };
  const aside: PolicyState = { ...state, quiet: 0, waiting: false, asides: state.asides + 1 };
  const tired = aside.asides > mostAsides;
  if (question.evidence === 'fact' && tellsFact(event)) return onFact(state, event);
  if (question.evidence === 'fact' && !tired && asksBack(event) && notToFacts.includes(meaning))
    return reply(honestAnswer(aside, event, 'process'));
  if (!tired && asksAlone(state, event)) {
    const fact = factAbout(aside, event);
    if (fact) return reply(fact);
  }
  if (!tired) {
    const back = onNamedQuestion(meaning === 'answer' && !asked ? answeredWith(aside, event) : aside, event, asked);
    if (back) return back;
  }
  // Before what is said with it counts for a question that it is not about.
  const cutOff = isCutOff(event) ? backToCutOff(changedBy(aside, event), event.atMs) : null;
  if (cutOff) return cutOff;
  if (losesThread(event.text)) return sayWith(answeredWith(aside, event), 'thread', 'go-on', state.prompt);
  if (isPutOtherwise(state, event)) return onRequest(state, question, event, 'clarify');
  const ending = tired || [...firstServed, ...metAsWhole].includes(meaning) ? null : onEnding(state, question, event);
  if (ending) return ending;
  if (wasAskedBack(state) && wasMyAnswer(event.text))
    return onRequest(answeredWith(state, event), question, event, 'done');
  if (meaning !== 'answer' && asksForNext(event.text))
    return onRequest(state, question, event, state.answer.words > 0 ? 'done' : 'skip');
  switch (meaning) {
    case 'answer':
      return onAnswered(state, question, event);
    case 'process':
    case 'company':
    case 'meta':
      // Answered, and asked something besides.
      return does(event, 'answer') ? onAnswered(state, question, event) : onRequest(state, question, event, meaning);
    case 'instruct':
      // An answer that speaks of itself is an answer all the same; what it says to the assessor counts for nothing.
      return does(event, 'answer') ? onAnswered(state, question, event) : onRequest(state, question, event, meaning);
    case 'correction':
      // Of what was told before: what was asked last is still to be answered.
      return answersToo(event) || state.asides >= mostAsides
        ? onAnswered(state, question, event)
        : sayWith(
            withCorrection(aside, event),
            state.answer.words > 0 ? 'corrected' : 'notedBefore',
            'go-on',
            state.prompt,
          );
    case 'yes_no':
      return onYesOrNo(state, question, event);
    // Met before; what is left of it here was said again after it had been met.
    case 'private':
    case 'distress':
      return leave(state, event.atMs, 'easeOn');
    case 'unclear':
      // After a further question, or the same once more, the candidate has the floor: what asks nothing replies to it.
      if (wasAskedBack(state) && !event.approximate && !asksSomething(event.text))
        return onAnswered(state, question, event);
      return onRequest(state, question, event, meaning);
    default:
      // What was answered beside the request is kept.
      return onRequest(does(event, 'answer') ? answeredWith(state, event) : state, question, event, meaning);
  }
}

/** Whether something was asked of what the candidate has told. */
const wasAskedBack = (state: PolicyState): boolean => state.probes.length > 0 || wasAskedAgain(state);

/** What a question of the candidate is not taken for where a yes or a no is due. */
const notToFacts: readonly Meaning[] = ['answer', 'yes_no', 'cannot', 'done'];

/** A fact is taken as it is said: nothing is asked back, and nothing offered. */
function onFact(state: PolicyState, event: SaidEvent): Option {
  const told = answeredWith(state, event);
  const { text, state: next } = replyBesides(told, event, state) ?? noteFact(told, event);
  return { ...moveOn(next, event.atMs, 'answered', { text, bridge: 'bridge' }), kept: ['answer'] };
}

/** Whether a correction goes on to answer: one in a sentence or two reads like an answer, too, and is none. */
const answersToo = (event: SaidEvent): boolean =>
  does(event, 'answer') && event.text.split(/\s+/).length >= longCorrection;
const longCorrection = 20;

/** Wishes that are served before anything that is asked with them, and what asks for the question in other words. */
const firstServed: readonly Meaning[] = ['stop', 'skip', 'wait', 'repeat', 'private', 'distress'];

/** What is met as a whole, whatever stands at its end. */
const metAsWhole: readonly Meaning[] = ['complaint', 'redo', 'correction', 'instruct'];

/** A short turn that does nothing but ask the interviewer something, whatever else it was taken for, and tells nothing of the work. */
function asksAlone(state: PolicyState, event: SaidEvent): boolean {
  const { text, reading } = event;
  const [topic] = topicsOf(event);
  const meaning = meaningOf(event);
  // "Can you take out the bit about me?" is near to a wish to hear something again.
  const isRepeat = meaning === 'repeat' && topic !== 'change';
  if (isRepeat || (meaning !== 'repeat' && firstServed.includes(meaning)) || reading.sentences.some(tellsWork))
    return false;
  // What is wanted is best told by the question in other words, while nothing was answered.
  if (topic === 'wanted' && meaning === 'clarify' && state.answer.words === 0) return false;
  const advises = adviceFor(text, !isEmployers(state)) !== null;
  if (!topic) return countOf(text) <= longQuestion && (advises || (meaning === 'answer' && onlyAsks(text)));
  const asked = (reading.asides ?? []).map((aside) => aside.text);
  const told = countOf(asked.reduce((rest, one) => rest.replace(one, ''), text));
  return told <= (does(event, 'answer') && !advises ? fewWords : longQuestion);
}
/** A short turn of questions; a "Yes." before them tells nothing. */
const onlyAsks = (text: string): boolean =>
  text.trimEnd().endsWith('?') &&
  countOf(text) <= shortQuestion &&
  text.split(/(?<=[.!?])\s+/).every((sentence) => asksSomething(sentence) || !sentence.includes(' '));
const shortQuestion = 20;
const countOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;
/** Beside a question, an answer has more words than a "Yes, sorry", and what leads to a question has fewer than this. */
const [fewWords, longQuestion] = [2, 40] as const;

/** A wish to stop ends the interview, so it must be surer than others; many stories have questions that ask what was meant. */
const surely: Partial<Record<Aside['label'], number>> = { stop: 0.9, clarify: 0.7 };

/** What an answer ends with is dealt with like a turn of its own, and the answer is kept. Null where it ends as an answer does. */
function onEnding(state: PolicyState, question: PlannedQuestion, event: SaidEvent): Option | null {
  const ending = endingOf(event);
  if (!ending || ending.confidence < (surely[ending.label] ?? 0)) return null;
  // "You talk too fast": what is known of it is said with the thanks.
  if (factAbout(state, { text: ending.text, atMs: event.atMs })) return null;
  const answers = does(event, 'answer');
  const told = answers ? answeredWith(state, event) : state;
  const { label } = ending;
  switch (label) {
    case 'clarify':
      return onRequest(told, question, event, label);
    case 'wait':
    case 'repeat':
    case 'redo':
    case 'stop':
      return onRequest(told, question, turnOf(event, ending, label), label);
    case 'skip':
      return onRequest(told, question, event, answers ? 'done' : 'skip');
    case 'more':
      return say({ ...told, asides: state.asides + 1 }, 'moreToCome', 'wait');
    default:
      // What is asked is replied to with the thanks; complaints and corrections are met elsewhere.
      return null;
  }
}
const tellsWork = ({ label }: SaidEvent['reading']['sentences'][number]): boolean =>
  label === 'action' || label === 'result' || label === 'decision';

/** Whether somebody who was asked what they meant wants the question in other words. */
const isPutOtherwise = ({ said, persona }: PolicyState, { text }: SaidEvent): boolean =>
  (otherwise.test(text) && text.split(/\s+/).length <= shortRequest) ||
  (phrases[persona].unclear.some((line) => said.at(-1) === line) &&
    /\b(?:differently|explain|don't (?:get|understand))\b/i.test(text.replaceAll('’', "'")));
const otherwise = /\b(?:another way|other words|rephrase)\b/i;
const shortRequest = 8;

function onYesOrNo(state: PolicyState, question: PlannedQuestion, event: SaidEvent): Option {
  if (state.answer.words > 0 || wasAskedAgain(state)) return onAnswered(state, question, event);
  const no = saysNo(event.text);
  if (state.eased) return no ? leave(state, event.atMs, 'easeOn') : say(state, 'wait', 'wait');
  return no ? onRequest(state, question, event, 'cannot') : onAnswered(state, question, event);
}

function onAnswered(state: PolicyState, question: PlannedQuestion, event: SaidEvent): Option {
  const { atMs } = event;
  const told = answeredWith(changedByAnswer(state, event), event);
  const answered = state.index === 0 && tellsOfNoJob(event.text) ? { ...told, newcomer: true } : told;
  const besides = replyBesides(answered, event, state);
  const warm = isPersonal(event) || isGraveStory(event.text);
  if (besides === null && !warm && missesQuestion(state, question, event)) return askAgain(answered, question);
  const ack = besides ?? (warm ? freshPhrase(answered, 'warmAck') : acknowledge(answered));
  const on = leaveAnswered(answered, event, { ack, besides, feedback: !warm && !isDelicate(event) });
  const nothingMore = wasAskedBack(state) && does(event, 'yes_no');
  if (nothingMore || does(event, 'done') || !timeForMore(state, atMs)) return on;
  const allowed = allowedProbes(answered, question, atMs);
  const whole = withEarlier(answered);
  // Who was asked for more, and told it, has told what there is.
  const lacks = state.probes.includes('more') ? [] : lacksOf(whole.answer, whole.ledger, question, event.typed);
  // A strong answer gets one question that goes deeper; one that had to be asked for is left at that.
  const deeper =
    lacks.length > 0 || state.probes.length > 0 ? [] : deeperInto(whole.answer, whole.ledger, question, state.index);
  const [gap] = isDelicate(event) ? [] : [...lacks, ...deeper].filter((kind) => allowed.includes(kind));
  const grave = besides === null && isGraveStory(event.text) ? ack : besides;
  return gap ? probeFor(grave?.state ?? answered, question, gap, grave?.text) : on;
}
