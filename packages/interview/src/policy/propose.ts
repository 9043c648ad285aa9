import { plain } from '../text/words.ts';
import { careFor, endForSafety, onOfferSilence } from './care.ts';
import { answerCandidate, close } from './closing.ts';
import { correctedRole, greet, onRole, onRoleSilence } from './opening.ts';
import { option, phrase } from './option.ts';
import type { Option, PolicyEvent, Proposal, SaidEvent } from './option.ts';
import { onAnswer, onQuestionSilence } from './questions.ts';
import { harmIn } from './remarks/harm.ts';
import { addsNothing, requestIn } from './requests.ts';
import type { PolicyState } from './state.ts';
import { topicOf } from './topic.ts';
import { currentQuestion } from './views.ts';

/** Time left below which nothing but the goodbye is said. */
const lastCallMs = 8_000;

function onSilence(state: PolicyState, atMs: number): Option {
  if (state.offered !== 'none') return onOfferSilence(state, atMs);
  const question = currentQuestion(state);
  if (question) return onQuestionSilence(state, question, atMs);
  if (state.step === 'role') return onRoleSilence(state);
  return close(state, state.heard ? 'completed' : 'silence');
}

function onOwnQuestions(state: PolicyState, event: SaidEvent): Option {
  const request = requestIn(event.text, event.approximate);
  if (request === 'repeat' || request === 'rephrase') {
    if (state.asides > 2) return close(state, 'completed');
    const again = phrase({ ...state, asides: state.asides + 1 }, 'repeat');
    return option('repeat', [again.text, state.prompt], again.state, { fixed: state.prompt });
  }
  if (request === 'wait' && !state.waiting) {
    const wait = phrase({ ...state, waiting: true }, 'wait');
    return option('wait', [wait.text], wait.state);
  }
  const asks =
    /\?\s*$/.test(event.text.trim()) ||
    /^(?:(?:yes|yeah|so|well|ok|okay|and|but|sure|actually|just|maybe|one|thing|question|sorry|please|i was wondering|i wonder|(?:i'd|i would) like to (?:ask|know)|i (?:want|wanted) to (?:ask|know)|tell me|can you tell me|could you tell me|do you know) )*(?:what|how|when|where|who|why|which|can (?:you|i)|could (?:you|i)|do (?:you|i)|are (?:you|there)|will (?:i|you|there)|did i|have i|was i|am i|is (?:there|it|this)|whether)\b/.test(
      plain(event.text),
    );
  const declines = addsNothing(event.text) || ['stop', 'skip', 'dont-know'].includes(request ?? '');
  if (declines || (!asks && request === null)) return close(state, 'completed');
  return answerCandidate(state, event.text, event.atMs);
}

function onSaid(before: PolicyState, event: SaidEvent): [Option, ...Option[]] {
  if (!plain(event.text) && event.speakingMs < 3_000) return [onSilence(before, event.atMs)];
  const heard: PolicyState = { ...before, heard: true, silentRun: 0 };
  const cared = careFor(heard, event);
  if (cared) return [cared];
  const state: PolicyState = { ...heard, offered: 'none', insulted: false };
  if (state.step === 'role') return [onRole(state, event)];
  if (state.step === 'own-questions') return [onOwnQuestions(state, event)];
  const question = currentQuestion(state);
  if (!question) return [close(state, 'completed')];
  const corrected = correctedRole(state, event);
  return corrected ? [corrected] : onAnswer(state, question, event);
}

const backAgain = { quiet: 0, waiting: false, offered: 'none' } as const;

function onRecovered(state: PolicyState, lastTopic: string | undefined): Option {
  const { text, state: next } = phrase(state, 'resume');
  const { text: answered, approximate } = state.answer;
  const topic = lastTopic ?? (approximate ? null : topicOf(answered));
  const where = topic ? `You were telling me about ${topic}. I had asked:` : 'We were at this point:';
  return option('resume', [text, where, state.prompt], { ...next, ...backAgain }, { fixed: state.prompt });
}

function onReturned(state: PolicyState): Option {
  const { text, state: next } = phrase(state, 'back');
  return option('welcome-back', [text, state.prompt], { ...next, ...backAgain }, { fixed: state.prompt });
}

function optionsFor(state: PolicyState, event: PolicyEvent): [Option, ...Option[]] {
  if (state.step === 'ended') return [option('close', ['Goodbye.'], state, { endReason: 'completed' })];
  if (event.type === 'said' && !event.approximate && harmIn(event.text) === 'now') return [endForSafety(state)];
  if (event.type === 'time' || state.maxMs - event.atMs < lastCallMs) {
    return [close(noteOpen(state), 'time', 'I have to stop you here, because our time is up.')];
  }
  if (state.step === 'start') return [greet(state)];
  switch (event.type) {
    case 'said':
      return onSaid(state, event);
    case 'silence':
      return [onSilence(state, event.atMs)];
    case 'recovered':
      return [onRecovered(state, event.lastTopic)];
    case 'ready':
    case 'returned':
      return [onReturned(state)];
  }
}

/** Notes when a question was asked, in the options that ask one. */
function timed(before: PolicyState, { atMs }: PolicyEvent, option: Option): Option {
  if (
    option.move !== 'ask' ||
    (option.next.plan === before.plan && option.next.index === before.index && before.step === 'questions')
  )
    return option;
  return { ...option, next: { ...option.next, askedAtMs: atMs } };
}

/**
 * What the interviewer may do now. Pure: the same state and event give the same proposal, so a turn that turns out to go
 * on is simply proposed again, from the earlier state with the joined text.
 */
export function propose(state: PolicyState, event: PolicyEvent): Proposal {
  const [first, ...others] = optionsFor(state, event);
  return { options: [timed(state, event, first), ...others.map((other) => timed(state, event, other))] };
}

function noteOpen(state: PolicyState): PolicyState {
  const question = currentQuestion(state);
  if (!question || state.answer.words === 0) return state;
  const outcome = { questionId: question.id, competency: question.competency, outcome: 'answered' as const };
  return { ...state, outcomes: [...state.outcomes, outcome] };
}

/** The built-in choice. */
export const decide = (state: PolicyState, event: PolicyEvent): Option => propose(state, event).options[0];
