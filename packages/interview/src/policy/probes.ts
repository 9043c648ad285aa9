import type { PlannedQuestion, ProbeKind } from '../types.ts';
import { acknowledge } from './closing.ts';
import { hasUnused, option, phrase } from './option.ts';
import type { Option } from './option.ts';
import type { PoolName } from './phrases/index.ts';
import { reference } from './reference.ts';
import type { PolicyState } from './state.ts';

/** Probes at one question; more would be an interrogation. */
export const mostProbes = 2;

/** What a further question and its answer take at least, in milliseconds; with less left of a question's time it isn't asked. */
const probeTakesMs = 25_000;

const poolOf = {
  more: 'more',
  'own-part': 'ownPart',
  action: 'action',
  result: 'result',
  reason: 'reason',
  lesson: 'lesson',
} as const satisfies Record<Exclude<ProbeKind, 'specifics'>, PoolName>;

const poolFor = (kind: ProbeKind, behavioural: boolean): PoolName =>
  kind === 'specifics' ? (behavioural ? 'specificsStory' : 'specificsView') : poolOf[kind];

/** Whatever a plan says, these fit every question. */
const always: readonly ProbeKind[] = ['more', 'reason', 'lesson'];
const ofStories: readonly ProbeKind[] = ['own-part', 'action', 'result', 'specifics', 'more', 'reason', 'lesson'];
const ofViews: readonly ProbeKind[] = ['specifics', 'more'];

/** Whether the question's own time, where the plan gives it one, has room for a further question. */
export function withinBudget(state: PolicyState, question: PlannedQuestion, atMs: number): boolean {
  if (question.budgetMs === undefined || state.askedAtMs === null) return true;
  return atMs - state.askedAtMs + probeTakesMs <= question.budgetMs;
}

/** Kinds that may still be asked at this question, whatever the answer lacks. Where it is coached, feedback says what it lacks. */
export function allowedProbes(state: PolicyState, question: PlannedQuestion, atMs: number): ProbeKind[] {
  const asksNothing = state.gentle || state.coached || state.probes.length >= mostProbes;
  if (asksNothing || !withinBudget(state, question, atMs)) return [];
  const { probes: planned, behavioural } = question;
  const fitting = behavioural ? ofStories : ofViews;
  if (state.asksLess) return state.probes.length === 0 && hasUnused(state, 'more') ? ['more'] : [];
  const kinds = planned ? fitting.filter((kind) => planned.includes(kind) || always.includes(kind)) : fitting;
  return kinds.filter((kind) => !state.probes.includes(kind) && hasUnused(state, poolFor(kind, behavioural)));
}

/** Asks for what is missing, and takes up a tool that was named. `lead`: what is said first instead of an acknowledgment. */
export function probeFor(state: PolicyState, question: PlannedQuestion, kind: ProbeKind, lead?: string): Option {
  const named = reference(state, kind);
  const chosen = phrase(named?.state ?? state, poolFor(kind, question.behavioural));
  const ack = acknowledge(chosen.state);
  const silent = state.persona === 'demanding';
  const plainest = state.plain
    ? plainer[kind].find((text) => !state.said.some((line) => line.includes(text)))
    : undefined;
  const prompt = plainest ?? [named?.text, chosen.text].filter(Boolean).join(' ');
  const next = { ...(silent ? chosen : ack).state, probes: [...state.probes, kind], prompt };
  return option('probe', [lead ?? (silent ? undefined : ack.text), prompt], next, { probe: kind });
}

const plainer: Record<ProbeKind, readonly [string, string]> = {
  more: ['I’d like to hear more about it, in your own words.', 'Tell me anything else about it.'],
  'own-part': ['I’d like to know what you did yourself.', 'Tell me only what you did.'],
  action: ['I’d like to know what you did, step by step.', 'Tell me what you did first, and then, and then.'],
  result: ['I’d like to know what happened in the end, after all of that.', 'Tell me how it ended.'],
  reason: [
    'I’d like to know what wasn’t easy about it, or what else you could have done.',
    'Tell me what was difficult about it.',
  ],
  lesson: ['I’d like to know what you learned from it, good or bad.', 'Tell me what you know now and didn’t before.'],
  specifics: [
    'I’d like one example, with details such as when, where, who, or how much.',
    'Tell me about one time, with when, where and who.',
  ],
};

/** A probe in plainer words, for "what do you mean?". */
export function plainerProbe(kind: ProbeKind, said: readonly string[]): string {
  const [first, second] = plainer[kind];
  return said.some((line) => line.includes(first)) ? second : first;
}
