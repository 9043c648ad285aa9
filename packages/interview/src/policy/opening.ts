import { generalRole } from '../bank/index.ts';
import { makePlan } from '../plan.ts';
import type { InterviewPlan } from '../types.ts';
import { matchRole } from '../role/matchRole.ts';
import type { RoleMatch } from '../role/matchRole.ts';
import { coachedMs } from './coaching/coach.ts';
import { changedBy } from './complaints.ts';
import { isAgain } from './closing.ts';
import { factAbout, honestAnswer } from './facts/known.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { option, phrase } from './option.ts';
import type { Option, Phrased, SaidEvent } from './option.ts';
import { askQuestion } from './nextQuestion.ts';
import type { PolicyState } from './state.ts';
import { stop } from './stopping.ts';
import { isEmployers } from './views.ts';
import { waitFor } from './waiting.ts';

const askRole = 'Which role are you practicing for?';
const examples = 'For example, you can say nurse, software engineer, or teacher. Which job is it?';

const hello = {
  friendly: 'Hi, and welcome. I’m a voice AI, I’ll be your practice interviewer, and I’m glad you’re here.',
  neutral: 'Hello, and welcome. I’m a voice AI, and I’ll be your practice interviewer.',
  demanding: 'Hello. I’m a voice AI, I’ll be your practice interviewer, and I’ll ask you to be specific.',
} as const;

const few = ['', 'I’ll ask you one question.', 'I’ll ask you two questions.', 'I’ll ask you three questions.'];

/** How it goes, in one breath. */
const how = ({ plan, questions, coached }: PolicyState): string =>
  [
    few[plan?.questions.length ?? questions] ?? 'I’ll ask you a handful of questions.',
    coached && 'After most answers I’ll say what I heard. If something was missing, you can try again.',
    'Take your time, and say repeat or skip whenever you like.',
  ]
    .filter(Boolean)
    .join(' ');

/** How a try of one question goes. */
const oneQuestion = [
  'I’m a voice AI, and this time it’s just one question, to answer again. Take your time.',
  'Here it is.',
];

/** Greets, says in one breath how it goes, and asks for the role; the first question, where the plan is given. */
export function greet(state: PolicyState): Option {
  if (isAgain(state)) return askQuestion(state, 0, [phrase(state, 'hello').text, ...oneQuestion]);
  if (state.planGiven && state.plan) {
    const about = `I’m a voice AI, and this is ${subjectOf(state.plan)}.`;
    return askQuestion(state, 0, [phrase(state, 'hello').text, about, how(state), 'Here’s the first question.']);
  }
  return option('greet', [hello[state.persona], how(state), askRole], { ...state, step: 'role', prompt: askRole });
}

/** What an interview whose plan is given is about, as its greeting says it. */
function subjectOf({ from, title }: InterviewPlan): string {
  if (from !== 'profile') return `an interview for the ${title} position`;
  return title === generalRole.title ? 'a general practice interview' : `practice for the role of ${title}`;
}

const article = (title: string) => (/^(?:[aeio]|u(?!n[iy]|s|ti))/.test(title) ? 'an' : 'a');

function begin(state: PolicyState, match: RoleMatch | null, approximate: boolean): Option {
  const plan = makePlan({
    role: match?.role ?? 'general',
    title: match?.title,
    seed: state.seed,
    questions: state.questions,
    maxMs: state.coached ? coachedMs(state.maxMs) : state.maxMs,
  });
  const role = match ? `${article(match.title)} ${match.title} role` : '';
  const lead = !match
    ? 'No problem, we’ll do a general interview.'
    : approximate
      ? `I heard ${match.title}, so this is an interview for ${role}.`
      : `Okay, this is an interview for ${role}.`;
  return askQuestion({ ...state, plan, quiet: 0, waiting: false }, 0, [lead, 'Here’s the first question.']);
}

function askAgain(state: PolicyState, lead: string): Option {
  if (state.roleMisses > 0) return begin(state, null, false);
  const next = { ...state, roleMisses: 1, quiet: 0, waiting: false, prompt: examples };
  return option('re-ask-role', [lead, examples], next);
}

/** A role is named sooner; looking for misheard titles in a long speech would take seconds. */
const mostRoleWords = 30;

/** A finished turn while the role is open. */
export function onRole(state: PolicyState, event: SaidEvent): Option {
  const { text, approximate } = event;
  const match = matchRole(text.split(/\s+/, mostRoleWords).join(' '), { approximate });
  if (match && match.confidence >= 0.9) return begin(state, match, approximate);
  const meaning = meaningOf(event);
  const aside = { ...state, asides: state.asides + 1, quiet: 0, waiting: false };
  if (meaning === 'stop') return stop(state);
  if (meaning === 'skip' || meaning === 'cannot' || aside.asides > 4) return begin(state, null, approximate);
  if (meaning === 'repeat' || meaning === 'clarify') {
    const again = phrase(aside, meaning === 'repeat' ? 'repeat' : 'rephrase');
    const prompt = meaning === 'repeat' ? state.prompt : 'Which job should this interview be about?';
    return option(meaning === 'repeat' ? 'repeat' : 'rephrase', [again.text, prompt], again.state);
  }
  if (meaning === 'wait') return waitFor(aside, event);
  if (match) return begin(state, match, approximate);
  const reply = replyTo(aside, event, meaning);
  if (reply !== null) return option('ask-role', [reply.text, state.prompt], reply.state);
  return askAgain(aside, 'I didn’t catch the role.');
}

/** What is said to something that names no role, before the role is asked for again; null when it is nothing to reply to. */
function replyTo(state: PolicyState, event: SaidEvent, meaning: Meaning): Phrased | null {
  switch (meaning) {
    case 'process':
    case 'company':
      return honestAnswer(state, event, meaning);
    case 'meta':
      return factAbout(state, event) ?? { text: 'Hello, I can hear you.', state };
    case 'complaint':
      return { text: 'I’m sorry about that.', state: changedBy(state, event) };
    case 'instruct':
      return { text: 'I can only do the interview here.', state };
    default:
      return null;
  }
}

/** Nobody named a role: asks once more with examples, then goes on without. */
export const onRoleSilence = (state: PolicyState): Option => askAgain(state, 'I’m here, and I’m listening.');

/**
 * A correction of a misheard role, possible until the first question is answered: "no, a teacher". Null when the words
 * are not one.
 */
export function correctedRole(state: PolicyState, event: SaidEvent): Option | null {
  const begun = state.index > 0 || state.outcomes.length > 0 || state.answer.words > 0;
  if (isEmployers(state) || isAgain(state) || begun || !state.plan) return null;
  const said = event.text.toLowerCase().match(/^\W*(?:no|nope|sorry|actually|wrong|not)\b(.*)$/s);
  if (!said || event.text.split(/\s+/).length > 9) return null;
  const match = matchRole(said[0], { approximate: event.approximate });
  if (!match || match.confidence < 0.7 || match.title === state.plan.title) return null;
  return begin(state, match, event.approximate);
}
