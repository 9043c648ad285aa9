import { type ChoiceLabel, type SentenceLabel, type TurnLabel, offersChoice } from '@viva/understanding';
import type { Option, PolicyEvent, SaidEvent } from '../policy/option.ts';
import { decide } from '../policy/decide.ts';
import { startPolicy } from '../policy/state.ts';
import type { PolicyState } from '../policy/state.ts';
import { asidesOfLine } from './asidesOfLines.ts';
import { meaningOfLine } from './meanings.ts';

/** What sentences do, as `label: sentence`, one behind the other; for short of what an encoder would say. */
type Sentences = readonly (readonly [SentenceLabel, string])[];

/** A reading that is sure of what a turn is: the first label, and the others beside it. */
export const as = (label: TurnLabel, ...also: readonly TurnLabel[]): Pick<SaidEvent, 'reading'> => ({
  reading: {
    label,
    confidence: 0.95,
    also: also.map((other) => ({ label: other, confidence: 0.7 })),
    danger: 0,
    sentences: [],
  },
});

/** An answer whose sentences do this. */
export const telling = (sentences: Sentences): Pick<SaidEvent, 'reading'> => ({
  reading: {
    ...as('answer').reading,
    sentences: sentences.map(([label, text]) => ({ text, label, confidence: 0.9, also: [] })),
  },
});

/** What a turn is taken for that chooses this, where nothing else is told. */
const usually: Readonly<Record<ChoiceLabel, TurnLabel>> = {
  ...{ again: 'redo', on: 'done', end: 'stop', tells: 'answer', add: 'done', wait: 'wait', asks: 'process' },
  unsure: 'noise',
};

/** A reading that is sure of what a reply to the offer to try again does first, and what it does besides. */
export const chooses = (
  label: ChoiceLabel,
  { reading }: Pick<SaidEvent, 'reading'> = as(usually[label]),
  ...also: readonly ChoiceLabel[]
): Pick<SaidEvent, 'reading'> => ({
  reading: {
    ...reading,
    choice: [{ label, confidence: 0.9 }, ...also.map((other) => ({ label: other, confidence: 0.4 }))],
  },
});

/** A typed answer of the candidate, unless told otherwise. */
export const said = (text: string, more: Partial<SaidEvent> = {}): SaidEvent => {
  const event: SaidEvent = {
    type: 'said',
    text,
    atMs: 60_000,
    speakingMs: 0,
    approximate: false,
    typed: true,
    ...(tellings.get(text) ?? as(meaningOfLine(text))),
    ...more,
  };
  const { asides = [] } = event.reading;
  return { ...event, reading: { ...event.reading, asides: asides.length > 0 ? asides : asidesOfLine(text) } };
};

export const silence = (atMs = 60_000): PolicyEvent => ({ type: 'silence', silentMs: 12_000, atMs });

/** An answer that lacks nothing, and leaves nothing to go deeper into. */
export const fullAnswer =
  'In 2021 our payment service at Northwind failed every Monday. I read the logs, found that a backup locked the tables, moved it to Sunday and told the 12 people on call. In the end the errors dropped by 90 percent.';

/** A strong answer that tells neither why it was done so nor what was learned. */
export const strongAnswer = 'The oven broke on a Saturday. I moved all that I could to the grill. Nobody waited long.';

/** A story that is told of several people together, and nothing of the one who tells it. */
export const togetherAnswer =
  'The freezer failed in the night before a wedding. We all worked on it and saved what could be saved. It ended well for the guests.';

/** A story in which things happen and nobody does anything. */
export const deedlessAnswer =
  'There was a delivery in March with 40 pallets too many and no room in the hall. In the end it was solved, since there were three trucks.';

/** What an encoder says of {@link fullAnswer}: its action gives the reason, its result what was learned. */
const strongReading = telling([
  ['situation', 'In 2021 our payment service at Northwind failed every Monday.'],
  [
    'action',
    'I read the logs, found that a backup locked the tables, moved it to Sunday and told the 12 people on call.',
  ],
  ['result', 'In the end the errors dropped by 90 percent.'],
]);
const fullReading = {
  reading: {
    ...strongReading.reading,
    sentences: strongReading.reading.sentences.map((sentence) => ({
      ...sentence,
      also:
        sentence.label === 'action' ? ['decision' as const] : sentence.label === 'result' ? ['lesson' as const] : [],
    })),
  },
};

const one = (label: SentenceLabel, text: string) => [text, telling([[label, text]])] as const;
const tellings = new Map<string, Pick<SaidEvent, 'reading'>>([
  [fullAnswer, fullReading],
  [
    strongAnswer,
    telling([
      ['situation', 'The oven broke on a Saturday.'],
      ['action', 'I moved all that I could to the grill.'],
      ['result', 'Nobody waited long.'],
    ]),
  ],
  [
    togetherAnswer,
    telling([
      ['situation', 'The freezer failed in the night before a wedding.'],
      ['others', 'We all worked on it and saved what could be saved.'],
      ['result', 'It ended well for the guests.'],
    ]),
  ],
  [
    deedlessAnswer,
    telling([
      ['situation', 'There was a delivery in March with 40 pallets too many and no room in the hall.'],
      ['result', 'In the end it was solved, since there were three trucks.'],
    ]),
  ],
  one('others', 'We all helped.'),
  one('result', 'It was solved in the end.'),
  one('action', 'I called them.'),
  one('situation', 'It rained.'),
]);

/** Plays events from a fresh interview; gives the last option and every option on the way. */
export function play(
  events: readonly PolicyEvent[],
  start: Partial<Parameters<typeof startPolicy>[0]> = {},
): { last: Option; all: Option[]; state: PolicyState } {
  let state = startPolicy({ seed: 'test', maxMs: 900_000, ...start });
  const all: Option[] = [];
  for (const event of events) {
    if (event.type === 'said' && event.reading.choice && !offersChoice(state.prompt))
      throw new Error(`no choice is read in reply to "${state.prompt}"`);
    const option = decide(state, event);
    all.push(option);
    state = option.next;
  }
  const last = all.at(-1);
  if (!last) throw new Error('no event was played');
  return { last, all, state };
}

/** The events that lead to the first question. */
export const opened: readonly PolicyEvent[] = [
  { type: 'ready', atMs: 1_000 },
  said("I'm practising for a staff nurse job", { atMs: 10_000 }),
];

/** The state at the first question of the plan that asks for a story. */
export function atStory(): PolicyState {
  let { state } = play(opened);
  for (let i = 0; i < 6 && !state.plan?.questions[state.index]?.behavioural; i += 1) {
    state = decide(state, said('skip')).next;
  }
  return state;
}
