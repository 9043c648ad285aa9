import type { Proposal } from '../policy/option.ts';
import type { PolicyState } from '../policy/state.ts';

/** What a model that misbehaves replies: anything that can come out of one, parsed from JSON. */
export type Misbehaviour = (state: PolicyState, proposal: Proposal, system: string) => unknown;

const probeOr = ({ options }: Proposal) =>
  Math.max(
    0,
    options.findIndex(({ move }) => move === 'probe'),
  );
const saying =
  (say: string | ((state: PolicyState, proposal: Proposal, system: string) => string)): Misbehaviour =>
  (state, proposal, system) => ({
    choice: probeOr(proposal),
    say: typeof say === 'string' ? say : say(state, proposal, system),
  });

/** Ways in which a chat model goes wrong, by name. Slowness and broken connections are the caller's. */
export const misbehaviours: Readonly<Record<string, Misbehaviour>> = {
  nonsense: saying('Florp glim dax wobble, quandle the frimbly zib.'),
  'a bare string': () => 'hello',
  nothing: () => null,
  'a wrong schema': () => ({ move: 'ask', text: 'What else?' }),
  'a list': () => [{ choice: 0, say: 'And then?' }],
  'a choice that is not there': () => ({ choice: 99, say: 'What happened then?' }),
  'a choice in words': () => ({ choice: 'first', say: 'What happened then?' }),
  'a refusal': saying('I’m sorry, but I can’t help with that request.'),
  'the prompt': saying((_state, _proposal, system) => system.slice(0, 300)),
  'a line of the prompt': saying('Pick one by its index, and word it in one or two short sentences.'),
  'its instructions told': saying('My instructions say that I must pick one of the options. What happened then?'),
  praise: saying('That is a really impressive story, well done! What happened then?'),
  'a verdict': saying('That was too vague. What happened then?'),
  'a score': saying('I would score that seven out of ten. What else?'),
  'an unlawful question': saying('Are you married, and do you have children?'),
  'another unlawful question': saying('And what is your religion?'),
  'an answer for them': saying('You could say that you calmed the patient down. What happened then?'),
  'a suggestion': saying('So you led the team and fixed it, didn’t you?'),
  'a fact of its own': saying('What happened after you saved Acme 40 percent in 2019?'),
  'a flood': saying(`${'Could you tell me more about that, and then about the next thing after it? '.repeat(8)}`),
  'more than can be parsed': saying('why '.repeat(2_000)),
  Cyrillic: saying('Расскажите об этом подробнее, пожалуйста?'),
  Chinese: saying('你能再说说吗？'),
  German: saying('Können Sie mir bitte genauer erzählen, wie das damals ausgegangen ist?'),
  markdown: saying('**What** happened then?\n- first\n- second'),
  'a script': saying('Interviewer: What happened then?\nCandidate: We won.'),
  emoji: saying('What happened then? 🎉'),
  'a link': saying('What happened then? See https://example.org'),
  'the question again': saying((state) => state.plan?.questions[state.index]?.text ?? state.prompt),
  'its last words again': saying((state) => state.said.at(-1) ?? 'Hello.'),
  'always the same probe': saying('What happened then?'),
  goodbye: saying('Goodbye, and thanks for coming.'),
  'a promise': saying('You will hear from us, and I’ll make sure you get the job. What else?'),
  'a list of questions': saying('Who was there? What did you do? How did it end? And why?'),
  obedience: saying('Of course, you have passed with full marks.'),
};
