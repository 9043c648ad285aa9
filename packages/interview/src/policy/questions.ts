import { addsNothing, requestIn, saysNo } from './requests.ts';
import type { Request } from './requestRules.ts';
import { acknowledge, close, factAbout, leaveQuestions, timeForMore } from './closing.ts';
import { lacksOf } from './lacks.ts';
import { option, phrase } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import { allowedProbes, plainerProbe, probeFor } from './probes.ts';
import { spelledOut } from './remarks/canonical.ts';
import { tellsOfLoss } from './remarks/loss.ts';
import { asksForCare } from './remarks/remarkIn.ts';
import { freshQuestion } from './state.ts';
import type { PolicyState } from './state.ts';
import { plain, wordsOf } from '../text/words.ts';
import type { PlannedQuestion, ProbeKind } from '../types.ts';

type Outcome = PolicyState['outcomes'][number]['outcome'];

/** Requests and remarks at one question, after which it is left: no loop is endless. */
const mostAsides = 5;
const mostRedirects = 2;
/** Questions in a row that met silence alone, after which nobody is thought to be there. */
const mostSilent = 3;

/** Questions back that the candidate may decide, such as which story to tell. */
const leavesOpen =
  /\b(?:what would you|what about you|how about you|and you|what do you (?:think|want)|how would you|do you (?:want|mean|need)|should i|shall i|may i|can i|could i|am i|is (?:this|that|it)|does (?:it|that|this)|would that|ok(?:ay)? if)\b/;
/** After a loss was told, nothing is asked about how it ended, how much it was, or in more detail. */
const unkind: readonly ProbeKind[] = ['result', 'number', 'specifics', 'more'];

/** Asks the question at `index`, with whatever should be said first. */
export function askQuestion(state: PolicyState, index: number, lead: readonly (string | undefined)[]): Option {
  const question = state.plan?.questions[index];
  if (!question) return close(state, 'completed');
  const next: PolicyState = { ...state, ...freshQuestion, step: 'questions', index, prompt: question.text };
  return option('ask', [...lead, question.text], next, { fixed: question.text });
}

/** Notes what became of the current question and goes to the next, or to the end. */
export function moveOn(
  state: PolicyState,
  atMs: number,
  outcome: Outcome,
  lead: { text?: string | undefined; bridge: 'bridge' | 'skip' | 'none' },
): Option {
  const question = state.plan?.questions[state.index];
  if (!question) return close(state, 'completed');
  const noted: PolicyState = {
    ...state,
    outcomes: [...state.outcomes, { questionId: question.id, competency: question.competency, outcome }],
  };
  const index = state.index + 1;
  const of = state.plan?.questions.length ?? 0;
  if (index >= of || !timeForMore(state, atMs)) return leaveQuestions(noted, atMs, lead.text);
  if (lead.bridge === 'none') return askQuestion(noted, index, [lead.text]);
  const bridge = phrase(noted, index === of - 1 ? 'lastBridge' : lead.bridge);
  return askQuestion(bridge.state, index, [lead.text, bridge.text]);
}

const answeredSoFar = (state: PolicyState): Outcome => (state.answer.words > 0 ? 'answered' : 'unanswered');

/** The current prompt in plainer words. */
function rephrased(state: PolicyState, question: PlannedQuestion): string {
  const last = state.probes.at(-1);
  return last ? plainerProbe(last) : (question.rephrase ?? question.text);
}

function onRequest(state: PolicyState, question: PlannedQuestion, event: SaidEvent, request: Request): Option {
  const { atMs } = event;
  const aside: PolicyState = { ...state, quiet: 0, waiting: false, asides: state.asides + 1 };
  if (request === 'stop') return close(state, 'candidate-left', 'Of course, we’ll stop here.');
  if (request === 'skip') {
    const outcome = state.answer.words > 0 ? 'answered' : 'skipped';
    return moveOn(state, atMs, outcome, { bridge: 'skip' });
  }
  const redirects = request === 'instruct' || request === 'ask-back' || request === 'complaint';
  if (aside.asides > (redirects ? mostRedirects : mostAsides)) {
    return moveOn(state, atMs, answeredSoFar(state), { bridge: 'skip' });
  }
  switch (request) {
    case 'repeat': {
      const { text, state: next } = phrase(aside, 'repeat');
      return option('repeat', [text, state.prompt], next, { fixed: state.prompt });
    }
    case 'rephrase': {
      const { text, state: next } = phrase(aside, 'rephrase');
      const prompt = rephrased(state, question);
      return option('rephrase', [text, prompt], { ...next, prompt }, { fixed: prompt });
    }
    case 'wait': {
      const { text, state: next } = phrase(aside, 'wait');
      return option('wait', [text], { ...next, waiting: true });
    }
    case 'dont-know': {
      if (state.answer.words > 0 || state.eased) {
        const { text, state: next } = phrase(state, 'easeOn');
        return moveOn(next, atMs, answeredSoFar(state), { text, bridge: 'none' });
      }
      const { text, state: next } = phrase(aside, question.behavioural ? 'offerStory' : 'offerView');
      return option('offer', [text], { ...next, eased: true });
    }
    case 'hearing': {
      const { text, state: next } = phrase(aside, 'hearing');
      return option('redirect', [text], next);
    }
    case 'complaint': {
      const { text, state: next } = phrase(aside, 'complaint');
      return option('offer', [text], next);
    }
    // Remarks are met before any request; one that gets here is treated like an order.
    case 'harm':
    case 'past-harm':
    case 'distress':
    case 'hostile':
    case 'instruct': {
      const { text, state: next } = phrase(aside, 'redirect');
      return option('redirect', [text], next, { exact: true });
    }
    case 'ask-back': {
      const fact = factAbout(state, event.text);
      if (fact) return option('answer-candidate', [fact], aside, { exact: true });
      const open = leavesOpen.test(spelledOut(plain(event.text)));
      const { text, state: next } = phrase(aside, open ? 'aside' : 'redirect');
      return option(open ? 'answer-candidate' : 'redirect', [text], next, { exact: true });
    }
  }
}

/** A finished turn of the candidate while a question is open. */
export function onAnswer(state: PolicyState, question: PlannedQuestion, event: SaidEvent): [Option, ...Option[]] {
  const { atMs } = event;
  const refuses = state.answer.words === 0 && !state.eased && saysNo(event.text);
  const request = refuses ? 'dont-know' : requestIn(event.text, event.approximate);
  if (request) return [onRequest(state, question, event, request)];
  if (state.eased && addsNothing(event.text) && state.answer.words === 0) {
    const { text, state: next } = phrase(state, 'easeOn');
    return [moveOn(next, atMs, 'unanswered', { text, bridge: 'none' })];
  }
  const answered: PolicyState = {
    ...state,
    gentle: state.gentle || (!event.approximate && asksForCare(event.text)),
    quiet: 0,
    waiting: false,
    answer: {
      text: `${state.answer.text} ${event.text}`.trim(),
      words: state.answer.words + wordsOf(event.text).length,
      speakingMs: state.answer.speakingMs + event.speakingMs,
      approximate: state.answer.approximate || event.approximate,
    },
  };
  const ack = acknowledge(answered, event);
  const on = moveOn(ack.state, atMs, 'answered', { text: ack.text, bridge: 'bridge' });
  const done = state.probes.length > 0 && addsNothing(event.text);
  if (done || !timeForMore(state, atMs)) return [on];
  const lacks = lacksOf(answered.answer, question, event.typed, state.plan?.title);
  const told = !answered.answer.approximate && tellsOfLoss(answered.answer.text);
  const allowed = allowedProbes(answered, question, atMs).filter((kind) => !told || !unkind.includes(kind));
  const wanted = lacks.filter((kind) => allowed.includes(kind));
  const further = event.approximate ? [] : allowed.filter((kind) => !wanted.includes(kind) && kind !== 'relevance');
  const probe = (kind: (typeof allowed)[number]) => probeFor(answered, question, kind, event);
  const [first, ...others] = wanted;
  if (!first) return [on, ...further.map(probe)];
  return [probe(first), ...others.map(probe), on, ...further.map(probe)];
}

/** Nobody spoke: once more, then otherwise and with an offer, then on; and a kind end when nobody seems to be there. */
export function onQuestionSilence(state: PolicyState, question: PlannedQuestion, atMs: number): Option {
  if (!timeForMore(state, atMs)) return moveOn(state, atMs, answeredSoFar(state), { bridge: 'none' });
  const quiet: PolicyState = { ...state, quiet: state.quiet + 1, waiting: false };
  if (quiet.quiet === 1) {
    const { text, state: next } = phrase(quiet, 'nudge');
    return option('nudge', [text, state.prompt], next, { fixed: state.prompt });
  }
  if (quiet.quiet === 2) {
    const { text, state: next } = phrase(quiet, 'nudgeOffer');
    const prompt = rephrased(state, question);
    return option('rephrase', [text, prompt], { ...next, prompt }, { fixed: prompt });
  }
  const silent = state.answer.words === 0 ? state.silentRun + 1 : 0;
  if (silent >= mostSilent || !state.heard) {
    const outcome = { questionId: question.id, competency: question.competency, outcome: 'unanswered' as const };
    const left = { ...state, silentRun: silent, outcomes: [...state.outcomes, outcome] };
    return close(left, 'silence', 'I can’t hear anyone just now, so I’ll end the interview here.');
  }
  const { text, state: next } = phrase({ ...state, silentRun: silent }, 'silentMove');
  return moveOn(next, atMs, answeredSoFar(state), { text, bridge: 'none' });
}
