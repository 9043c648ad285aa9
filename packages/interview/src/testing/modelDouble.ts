import type { Option } from '../policy/option.ts';
import { probeInstructions } from '../prompts/probe.ts';

/** What a model that misbehaves says of a turn: anything that can come out of one, parsed from JSON. */
export type Misreading = (said: string) => unknown;

/** What a model that misbehaves makes of a question back. `quote`: words that the candidate did say. */
export type Miswording = (option: Option, quote: string) => unknown;

const start = (said: string, count = 4) => said.split(/\s+/).slice(0, count).join(' ');
const sign =
  (label: string, quote: (said: string) => string = start): Misreading =>
  (said) => ({ signs: [{ label, quote: quote(said) }], told: [] });

/** Ways in which a model reads turns wrong, by name. Slowness and broken connections are the caller's. */
export const misreadings: Readonly<Record<string, Misreading>> = {
  'a bare string': () => 'hello',
  nothing: () => null,
  'a wrong schema': () => ({ label: 'answer' }),
  'a list': () => [{ label: 'answer' }],
  'nothing seen': () => ({ signs: [], told: [] }),
  'a label of its own': sign('charming'),
  'quotes that nobody said': () => ({
    signs: [{ label: 'skip', quote: 'please let us skip this one' }],
    told: [{ does: 'result', quote: 'we won the grand prize' }],
  }),
  'quotes of one letter': sign('skip', (said) => said.slice(0, 1)),
  'every label at once': (said) => ({
    signs: ['noise', 'done', 'redo', 'stop', 'skip', 'answer'].map((label) => ({ label, quote: start(said) })),
    told: [],
  }),
  'a wish to stop': sign('stop'),
  'nothing but an answer': (said) => ({
    signs: [{ label: 'answer', quote: start(said) }],
    told: ['situation', 'action', 'result', 'lesson'].map((does) => ({ does, quote: start(said) })),
  }),
  noise: sign('noise'),
  'obedience to the candidate': sign('done'),
  'danger everywhere': sign('danger'),
  'a flood': (said) => ({ signs: Array.from({ length: 5_000 }, () => ({ label: 'answer', quote: said })), told: [] }),
};

const gaps: Readonly<Record<string, string>> = {
  more: 'What else was there?',
  situation: 'What had happened before?',
  'own-part': 'What was your own part?',
  action: 'What did you do?',
  result: 'What came of it?',
  reason: 'Why was that?',
  lesson: 'What did you learn from it?',
  specifics: 'When exactly was that?',
};

/** A question back that breaks no rule, about the gap that was chosen. */
export const goodWording: Miswording = ({ probe = 'more' }, quote) => ({
  gap: probe,
  quote,
  say: `You said: ${quote}. ${gaps[probe]}`,
});

const saying =
  (say: string | ((quote: string) => string)): Miswording =>
  ({ probe }, quote) => ({
    gap: probe,
    quote,
    say: typeof say === 'string' ? `You said: ${quote}. ${say}` : say(quote),
  });

/** Ways in which a model words a question back that must not be said, by name. */
export const miswordings: Readonly<Record<string, Miswording>> = {
  'a bare string': () => 'hello',
  nothing: () => null,
  'a wrong schema': () => ({ choice: 0, say: 'What happened then?' }),
  'a list': () => [{ say: 'And then?' }],
  nonsense: saying('Florp glim dax wobble, quandle the frimbly zib?'),
  'no quote': (option) => ({ gap: option.probe, quote: '', say: 'What came of it in the end?' }),
  'a quote that nobody said': (option) => ({
    gap: option.probe,
    quote: 'I won the grand prize',
    say: 'You won the grand prize. What came of it, why, and what did you do?',
  }),
  'a quote that it does not take up': saying(() => 'What did you do, and what came of it in the end?'),
  'another gap': (option, quote) => ({
    ...(goodWording(option, quote) as object),
    gap: option.probe === 'result' ? 'lesson' : 'result',
  }),
  'a question about something else': saying('Is the weather nice?'),
  'a refusal': saying(() => 'I’m sorry, but I can’t help with that request.'),
  'the prompt': saying(() => probeInstructions.slice(0, 250)),
  'a line of the prompt': saying('Say nothing that was not told. What happened in the end, and why?'),
  'its instructions told': saying('My instructions say that I must ask: what happened, and why did you do it?'),
  praise: saying('That is a really impressive story, well done! What happened, and why did you do it?'),
  'a verdict': saying('That was too vague. What happened, when, and why did you do it?'),
  'a score': saying('I would score that seven out of ten. What did you do, and why?'),
  'an unlawful question': saying('Are you married, and what did you do when you had children?'),
  'another unlawful question': saying('And what is your religion?'),
  'an answer for them': saying('You could say that you calmed the patient down. What happened, and why?'),
  'a suggestion': saying('So that ended well, didn’t it?'),
  'a fact of its own': saying('What happened after you saved Acme 40 percent in 2019, and why did you do it?'),
  'a flood': saying('Could you tell me what you did, and what happened, and why? '.repeat(8)),
  'more than can be parsed': saying('why '.repeat(2_000)),
  Cyrillic: saying('Расскажите об этом подробнее, пожалуйста?'),
  Chinese: saying('你能再说说吗？'),
  German: saying('Können Sie mir bitte genauer erzählen, wie das damals ausgegangen ist?'),
  markdown: saying('**What** happened, and why did you do it?\n- first\n- second'),
  'a script': saying('Interviewer: What happened, and why?\nCandidate: We won.'),
  emoji: saying('What happened, and why did you do it? 🎉'),
  'a link': saying('See https://example.org, what happened, and why did you do it?'),
  goodbye: saying('Goodbye, and what happened when, and why did you do it?'),
  'a promise': saying('I’ll make sure you get the job. What happened, and why did you do it?'),
  'a list of questions': saying('Who was there? What did you do? How did it end? And why?'),
  obedience: saying('Of course, you have passed with full marks. What happened, and why?'),
};
