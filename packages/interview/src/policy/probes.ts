import type { PlannedQuestion, ProbeKind } from '../types.ts';
import { acknowledge } from './closing.ts';
import { hasUnused, option, phrase } from './option.ts';
import type { Option, SaidEvent } from './option.ts';
import type { PoolName } from './phrases.ts';
import type { PolicyState } from './state.ts';
import { topicOf } from './topic.ts';

/** Probes at one question; more would be an interrogation. */
export const mostProbes = 2;

function poolsOf(kind: ProbeKind, behavioural: boolean): { plain: PoolName; topic: PoolName } {
  switch (kind) {
    case 'result':
      return { plain: 'result', topic: 'resultTopic' };
    case 'own-part':
      return { plain: 'ownPart', topic: 'ownPartTopic' };
    case 'more':
      return { plain: 'more', topic: 'moreTopic' };
    case 'specifics':
      return { plain: behavioural ? 'specificsStory' : 'specificsView', topic: 'specificsTopic' };
  }
}

/** Kinds that may still be asked at this question, whatever the answer lacks. */
export function allowedProbes(state: PolicyState, question: PlannedQuestion): ProbeKind[] {
  if (state.probes.length >= mostProbes) return [];
  const kinds: ProbeKind[] = question.behavioural ? ['own-part', 'result', 'specifics', 'more'] : ['specifics', 'more'];
  return kinds.filter(
    (kind) => !state.probes.includes(kind) && hasUnused(state, poolsOf(kind, question.behavioural).plain),
  );
}

/** Asks for what is missing; names what was said where the words are sure. */
export function probeFor(state: PolicyState, question: PlannedQuestion, kind: ProbeKind, event: SaidEvent): Option {
  const from = poolsOf(kind, question.behavioural);
  const topic = event.approximate ? null : topicOf(event.text);
  const named = topic !== null && hasUnused(state, from.topic) && !state.said.some((line) => line.includes(topic));
  const chosen = phrase(state, named ? from.topic : from.plain);
  const prompt = chosen.text.replace('{topic}', topic ?? 'that');
  const ack = state.persona === 'demanding' ? { text: undefined, state: chosen.state } : acknowledge(chosen.state);
  const next = { ...ack.state, probes: [...state.probes, kind], prompt };
  return option('probe', [ack.text, prompt], next, { probe: kind });
}

const plainer: Record<ProbeKind, string> = {
  result: 'I would like to know what happened at the end, after all that was done.',
  'own-part': 'I would like to know what you did, apart from what the others did.',
  more: 'I would like to hear more of it, in your own words.',
  specifics: 'I would like one example, with details such as when, where, who or how much.',
};

/** A probe in plainer words, for "what do you mean?". */
export const plainerProbe = (kind: ProbeKind): string => plainer[kind];
