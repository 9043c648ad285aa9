import { planForJob } from '../plan.ts';
import type { Option, PolicyEvent } from '../policy/option.ts';
import { decide } from '../policy/decide.ts';
import { personaSchema, startPolicy } from '../policy/state.ts';
import type { Persona, PolicyState } from '../policy/state.ts';
import { patienceMs } from '../policy/views.ts';
import { candidates, difficult, eventOf } from './candidates.ts';
import type { Candidate } from './candidates.ts';

/** Speaking rate of the interviewer, milliseconds a word. */
const wordMs = 380;

/** A whole interview as it went. */
export interface Played {
  name: string;
  candidate: Candidate;
  persona: Persona;
  maxMs: number;
  events: PolicyEvent[];
  options: Option[];
  /** Infinity when it didn't end. */
  endedAtMs: number;
  lastEventMs: number;
}

/** What a model does in an interview: it reads turns and words moves; each time anew. */
export interface SimulatedMind {
  readonly read: (event: PolicyEvent, state: PolicyState) => PolicyEvent;
  readonly word: (option: Option, event: PolicyEvent) => Option;
}

/** No model: turns are read by the built-in heads, and said in built-in words. */
export const builtIn: SimulatedMind = { read: (event) => event, word: (option) => option };

interface Setup {
  name: string;
  start: Parameters<typeof startPolicy>[0];
  /** Every so many turns the line breaks. */
  breakEvery?: number | undefined;
}

/** Plays one interview from the greeting to the goodbye. */
export function playThrough(candidate: Candidate, { name, start, breakEvery }: Setup, mind: SimulatedMind): Played {
  let state = startPolicy(start);
  let event: PolicyEvent = { type: 'ready', atMs: 500 };
  const events: PolicyEvent[] = [];
  const options: Option[] = [];
  const played = {
    name: `${candidate.name} (${name})`,
    candidate,
    persona: state.persona,
    maxMs: start.maxMs,
    events,
    options,
  };
  for (let turn = 0; turn < 300; turn += 1) {
    event = mind.read(event, state);
    const option = mind.word(decide(state, event), event);
    events.push(event);
    options.push(option);
    state = option.next;
    const atMs: number = event.atMs + option.say.split(' ').length * wordMs;
    if (option.ends) return { ...played, endedAtMs: atMs, lastEventMs: event.atMs };
    event =
      breakEvery && turn % breakEvery === breakEvery - 1
        ? { type: turn % 2 ? 'recovered' : 'returned', atMs: atMs + 3_000 }
        : eventOf(candidate, state, turn, atMs, patienceMs(state));
  }
  return { ...played, endedAtMs: Infinity, lastEventMs: Infinity };
}

const employers = [
  'Tell me about a night on which things went wrong.',
  'How do you hand over to the next shift?',
  'Which tools do you use for planning, and what for?',
  'Describe a conflict in a team and what you did.',
];

/** The kinds of plans that interviews are held with. */
const plans: readonly ((seed: string) => Partial<Setup['start']> & { maxMs: number })[] = [
  () => ({ maxMs: 20 * 60_000 }),
  () => ({ maxMs: 5 * 60_000, questions: 3, emailsReport: false }),
  (seed) => ({ maxMs: 15 * 60_000, plan: planForJob({ title: 'Night-Shift Nurse', questions: employers }, seed) }),
  (seed) => {
    const plan = planForJob({ title: 'Foreman', questions: employers }, seed);
    const questions = plan.questions.map((question) => ({ ...question, budgetMs: 60_000 }));
    return { maxMs: 12 * 60_000, plan: { ...plan, questions } };
  },
  () => ({ maxMs: 40 * 60_000, questions: 12 }),
];

/**
 * Every kind of candidate with every persona, over the kinds of plans, and once in an interview that is coached; one in three has
 * breaks of the line. `which` takes some of the candidates.
 */
export function playAll(
  mind: (n: number) => SimulatedMind,
  rounds = 2,
  which: (candidate: Candidate) => boolean = () => true,
): Played[] {
  const all = [...candidates, ...difficult].filter(which);
  const played: Played[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [c, candidate] of all.entries()) {
      for (const [p, persona] of personaSchema.options.entries()) {
        const n = round * 1_000 + c * 3 + p;
        const kind = (c + p * 2 + round) % plans.length;
        const seed = `${round}/${candidate.name}/${persona}`;
        const start = { seed, persona, ...(plans[kind]?.(seed) ?? { maxMs: 900_000 }) };
        const setup = { name: `${persona}, plan ${kind}, ${round}`, start, breakEvery: n % 3 === 2 ? 7 : undefined };
        played.push(playThrough(candidate, setup, mind(n)));
      }
    }
  }
  for (const [c, candidate] of all.entries()) {
    const persona = personaSchema.options[c % 3];
    const start = { seed: `coached/${candidate.name}`, persona, maxMs: 15 * 60_000, questions: 4, coached: true };
    const setup = { name: `${persona}, coached`, start, breakEvery: c % 3 === 2 ? 7 : undefined };
    played.push(playThrough(candidate, setup, mind(rounds * 1_000 + c)));
  }
  return played;
}
