import type { ComparisonView, Criterion, TryView } from '../types.ts';

const names: readonly Criterion['name'][] = ['case', 'own-action', 'reason', 'outcome', 'lesson'];

/** Criteria of an answer: those that have words are met. */
const shown = (words: Partial<Readonly<Record<Criterion['name'], string>>>): readonly Criterion[] =>
  names.map((name) => {
    const text = words[name];
    return { name, met: text !== undefined, quote: text === undefined ? null : { text, startMs: 6_000 } };
  });

const scene = 'My colleague wanted to discharge a man who lived alone';
const action = 'I asked her to wait, and I called his daughter';

const first: TryView = {
  dateText: 'March 3, 2026',
  outcome: 'answered',
  level: 'developing',
  words: 74,
  typed: false,
  speakingMs: 25_900,
  wordsPerMinute: 171.1,
  fillers: 4,
  criteria: shown({ case: scene, 'own-action': action }),
  said: `Um, that was on my ward. ${scene}, and I did not like it. ${action}. You know how that is, um, you have to talk with each other.`,
};

const now: TryView = {
  dateText: 'March 5, 2026',
  outcome: 'answered',
  level: 'strong',
  words: 96,
  typed: false,
  speakingMs: 38_400,
  wordsPerMinute: 150,
  fillers: 0,
  criteria: shown({
    case: scene,
    'own-action': action,
    reason: 'because there was no one to help him with his stairs',
    outcome: 'He went home two days later, with help arranged, and did not come back to us',
  }),
  said: `${scene}. ${action}, because there was no one to help him with his stairs. He went home two days later, with help arranged, and did not come back to us.`,
};

/** A question that a nurse said again: from a case without an end to a whole story. */
export const sampleComparison: ComparisonView = {
  question: 'Tell me about a time you disagreed with a colleague about a patient’s care.',
  nth: 1,
  first,
  best: null,
  now,
  firstHref: '/report/s7',
};
