import { describe, expect, it } from 'vitest';
import { candidates, difficult } from '../testing/candidates.ts';
import { builtIn, playThrough } from '../testing/simulate.ts';
import type { Candidate } from '../testing/candidates.ts';
import { personaSchema } from './state.ts';
import { judges } from './judging.ts';

const personas = personaSchema.options;
const maxMs = 60 * 60_000;
/** Typed and without haste, so that longer words of one persona cost the candidate no question. */
const unhurried = [...candidates, ...difficult].map((candidate): Candidate => ({ ...candidate, typed: true }));
const held = unhurried.map((candidate) =>
  personas.map((persona) =>
    playThrough(candidate, { name: persona, start: { seed: 'persona', persona, maxMs } }, builtIn),
  ),
);

describe('personas', () => {
  it('make the same moves, ask the same questions and probe for the same things', () => {
    for (const interviews of held) {
      const [first, ...others] = interviews.map(({ name, options }) => ({
        name: name.replace(/ \(.*/, ''),
        moves: options.map(({ move, probe, questionId, endReason }) => [move, probe, questionId, endReason]),
        outcomes: options.at(-1)?.next.outcomes,
      }));
      for (const other of others) expect(other).toEqual(first);
    }
  });

  it.each([
    'greet',
    'ask',
    'probe',
    'repeat',
    'rephrase',
    'nudge',
    'offer',
    'wait',
    'go-on',
    'offer-questions',
    'close',
  ])('differ audibly in how they %s', (move) => {
    const told = new Set<string>();
    for (const interviews of held) {
      const lines = interviews.map(({ options }) => options.filter((option) => option.move === move));
      for (const i of (lines[0] ?? []).keys()) {
        const says = lines.map((of) => of[i]?.say);
        if (new Set(says).size === personas.length) told.add(move);
      }
    }
    expect([...told]).toEqual([move]);
  });

  it('say the very same where care, harm or an insult is met', () => {
    for (const interviews of held) {
      const grave = interviews.map(({ options }) =>
        options.filter(({ move }) => move === 'care' || move === 'set-boundary').map(({ say }) => say),
      );
      for (const other of grave) expect(other).toEqual(grave[0]);
    }
  });

  it('judge alike: never', () => {
    expect(held.flat().flatMap(({ options }) => options.filter(({ say }) => judges(say)))).toEqual([]);
  });
});
