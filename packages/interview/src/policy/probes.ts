import type { PlannedQuestion, ProbeKind } from '../types.ts';
import { acknowledge } from './closing.ts';
import { toolWord } from './lacks.ts';
import { hasUnused, option, phrase } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import type { PoolName } from './phrases/index.ts';
import type { PolicyState } from './state.ts';
import { topicOf } from './topic.ts';

/** Probes at one question; more would be an interrogation. */
export const mostProbes = 2;

/** What a further question and its answer take at least, in milliseconds; with less left of a question's time it isn't asked. */
const probeTakesMs = 25_000;

const poolOf = {
  relevance: 'relevance',
  more: 'more',
  situation: 'situation',
  'own-part': 'ownPart',
  action: 'action',
  result: 'result',
  tool: 'tool',
  number: 'number',
} as const satisfies Record<Exclude<ProbeKind, 'specifics'>, PoolName>;

function poolsOf(kind: ProbeKind, behavioural: boolean): { plain: PoolName; topic: PoolName } {
  if (kind === 'specifics') return { plain: behavioural ? 'specificsStory' : 'specificsView', topic: 'specificsTopic' };
  return { plain: poolOf[kind], topic: `${poolOf[kind]}Topic` };
}

/** Whatever a plan says, these fit every question. */
const always: readonly ProbeKind[] = ['relevance', 'more'];
const ofStories: readonly ProbeKind[] = [
  'own-part',
  'action',
  'result',
  'situation',
  'tool',
  'number',
  'specifics',
  'more',
  'relevance',
];
const ofViews: readonly ProbeKind[] = ['specifics', 'tool', 'more', 'relevance'];

/** Whether the question's own time, where the plan gives it one, has room for a further question. */
function withinBudget(state: PolicyState, question: PlannedQuestion, atMs: number): boolean {
  if (question.budgetMs === undefined || state.askedAtMs === null) return true;
  return atMs - state.askedAtMs + probeTakesMs <= question.budgetMs;
}

/** Kinds that may still be asked at this question, whatever the answer lacks. */
export function allowedProbes(state: PolicyState, question: PlannedQuestion, atMs: number): ProbeKind[] {
  if (state.gentle || state.probes.length >= mostProbes || !withinBudget(state, question, atMs)) return [];
  const { probes: planned, behavioural } = question;
  const fitting = behavioural ? ofStories : ofViews;
  const kinds = planned ? fitting.filter((kind) => planned.includes(kind) || always.includes(kind)) : fitting;
  return kinds.filter((kind) => !state.probes.includes(kind) && hasUnused(state, poolsOf(kind, behavioural).plain));
}

/** Not everything has a size or a name. */
const suits = (kind: ProbeKind, topic: string): boolean =>
  kind === 'number' ? /[^s]s$/.test(topic) : kind !== 'tool' || toolWord.test(topic);

/** Asks for what is missing; names what was said where the words are sure. */
export function probeFor(state: PolicyState, question: PlannedQuestion, kind: ProbeKind, event: SaidEvent): Option {
  const from = poolsOf(kind, question.behavioural);
  const topic = event.approximate ? null : topicOf(event.text);
  const named =
    topic !== null &&
    suits(kind, topic) &&
    hasUnused(state, from.topic) &&
    !state.said.some((line) => line.includes(topic));
  const chosen = phrase(state, named ? from.topic : from.plain);
  const prompt = chosen.text.replace('{topic}', topic ?? 'that');
  const ack = acknowledge(chosen.state, event);
  const silent = state.persona === 'demanding' && ack.text === phrase(chosen.state, 'ack').text;
  const next = { ...(silent ? chosen : ack).state, probes: [...state.probes, kind], prompt };
  return option('probe', [silent ? undefined : ack.text, prompt], next, { probe: kind });
}

const plainer: Record<ProbeKind, string> = {
  relevance: 'I would like to hear what you would say to the question that I asked before.',
  more: 'I would like to hear more of it, in your own words.',
  situation: 'I would like to know how things stood before you began.',
  'own-part': 'I would like to know what you did, apart from what the others did.',
  action: 'I would like to know what you did, step by step.',
  result: 'I would like to know what happened at the end, after all that was done.',
  tool: 'I would like to know the name of what you worked with.',
  number: 'I would like to know how much, how many or how long, as a rough figure.',
  specifics: 'I would like one example, with details such as when, where, who or how much.',
};

/** A probe in plainer words, for "what do you mean?". */
export const plainerProbe = (kind: ProbeKind): string => plainer[kind];
