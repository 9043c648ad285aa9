import { makePlan } from '../plan.ts';
import { matchRole } from '../role/matchRole.ts';
import type { RoleMatch } from '../role/matchRole.ts';
import { close } from './closing.ts';
import { option, phrase } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import { askQuestion } from './questions.ts';
import { requestIn } from './requests.ts';
import type { PolicyState } from './state.ts';

const askRole = 'Which role are you practising for?';
const examples = 'For example, you can say nurse, software engineer or teacher. Which job is it?';

const hello = {
  friendly: 'Hello, and welcome. I’m your practice interviewer, and I’m glad to have you here.',
  neutral: 'Hello, and welcome. I’m your practice interviewer.',
  demanding: 'Hello. I’m your practice interviewer, and I’ll ask quite closely.',
} as const;

const how = 'I’ll ask you a handful of questions. Take your time, and say repeat or skip whenever you like.';

/** Greets, says in one breath how it goes, and asks for the role; the first question, where the plan is given. */
export function greet(state: PolicyState): Option {
  if (state.planGiven && state.plan) {
    const about =
      state.plan.from === 'profile'
        ? `I’m a voice AI, and by your profile this is practice for the role of ${state.plan.title}. If it should be another role, say no, and which.`
        : `I’m a voice AI, and this is an interview for the position ${state.plan.title}.`;
    return askQuestion(state, 0, [phrase(state, 'hello').text, about, how, 'Here is the first question.']);
  }
  const fixed = `${how} ${askRole}`;
  return option('greet', [hello[state.persona], fixed], { ...state, step: 'role', prompt: askRole }, { fixed });
}

const article = (title: string) => (/^(?:[aeio]|u(?!n[iy]|s|ti))/.test(title) ? 'an' : 'a');

function begin(state: PolicyState, match: RoleMatch | null, approximate: boolean): Option {
  const plan = makePlan({
    role: match?.role ?? 'general',
    title: match?.title,
    seed: state.seed,
    questions: state.questions,
    maxMs: state.maxMs,
  });
  const role = match ? `${article(match.title)} ${match.title} role` : '';
  const lead = !match
    ? 'Then we’ll hold a general interview, which fits any job.'
    : approximate
      ? `I heard ${match.title}, so this is an interview for ${role}.`
      : `Then this is an interview for ${role}.`;
  return askQuestion({ ...state, plan, quiet: 0, waiting: false }, 0, [lead, 'Here is the first question.']);
}

function askAgain(state: PolicyState, lead: string): Option {
  if (state.roleMisses > 0) return begin(state, null, false);
  const next = { ...state, roleMisses: 1, quiet: 0, waiting: false, prompt: examples };
  return option('re-ask-role', [lead, examples], next, { fixed: examples });
}

/** A role is named sooner; looking for misheard titles in a long speech would take seconds. */
const mostRoleWords = 30;

/** A finished turn while the role is open. */
export function onRole(state: PolicyState, event: SaidEvent): Option {
  const { text, approximate } = event;
  const match = matchRole(text.split(/\s+/, mostRoleWords).join(' '), { approximate });
  if (match && match.confidence >= 0.9) return begin(state, match, approximate);
  const request = requestIn(text, approximate);
  const aside = { ...state, asides: state.asides + 1, quiet: 0, waiting: false };
  if (request === 'stop') return close(state, 'candidate-left', 'Of course, we’ll stop here.');
  if (request === 'skip' || request === 'dont-know' || aside.asides > 4) return begin(state, null, approximate);
  if (request === 'repeat' || request === 'rephrase') {
    const again = phrase(aside, request);
    const prompt = request === 'repeat' ? state.prompt : 'Which job should this interview be about?';
    return option(request, [again.text, prompt], again.state, { fixed: prompt });
  }
  if (request === 'wait') {
    const wait = phrase(aside, 'wait');
    return option('wait', [wait.text], { ...wait.state, waiting: true });
  }
  if (request === 'hearing')
    return option('ask-role', ['Hello, I can hear you.', state.prompt], aside, { fixed: state.prompt });
  if (match) return begin(state, match, approximate);
  return askAgain(aside, 'I didn’t catch the role.');
}

/** Nobody named a role: asks once more with examples, then goes on without. */
export const onRoleSilence = (state: PolicyState): Option => askAgain(state, 'I’m here, and I’m listening.');

/**
 * A correction of a misheard role, possible until the first question is answered: "no, a teacher". Null when the words
 * are not one.
 */
export function correctedRole(state: PolicyState, event: SaidEvent): Option | null {
  const settled = state.planGiven && state.plan?.from !== 'profile';
  if (settled || state.index > 0 || state.answer.words > 0 || !state.plan) return null;
  const said = event.text.toLowerCase().match(/^\W*(?:no|nope|sorry|actually|wrong|not)\b(.*)$/s);
  if (!said || event.text.split(/\s+/).length > 9) return null;
  const match = matchRole(said[0], { approximate: event.approximate });
  if (!match || match.confidence < 0.7 || match.title === state.plan.title) return null;
  return begin(state, match, event.approximate);
}
