import type { Option, PolicyEvent, SaidEvent } from '../policy/option.ts';
import { decide } from '../policy/propose.ts';
import { startPolicy } from '../policy/state.ts';
import type { PolicyState } from '../policy/state.ts';

/** A typed turn of the candidate, unless told otherwise. */
export const said = (text: string, more: Partial<SaidEvent> = {}): SaidEvent => ({
  type: 'said',
  text,
  atMs: 60_000,
  speakingMs: 0,
  approximate: false,
  typed: true,
  ...more,
});

export const silence = (atMs = 60_000): PolicyEvent => ({ type: 'silence', silentMs: 12_000, atMs });

/** An answer that lacks nothing. */
export const fullAnswer =
  'In 2021 our payment service at Northwind failed every Monday. I read the logs, found that a backup locked the tables, moved it to Sunday and told the 12 people on call. In the end the errors dropped by 90 percent.';

/** Plays events from a fresh interview; gives the last option and every option on the way. */
export function play(
  events: readonly PolicyEvent[],
  start: Partial<Parameters<typeof startPolicy>[0]> = {},
): { last: Option; all: Option[]; state: PolicyState } {
  let state = startPolicy({ seed: 'test', maxMs: 900_000, ...start });
  const all: Option[] = [];
  for (const event of events) {
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
