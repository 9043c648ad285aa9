import { describe, expect, it } from 'vitest';
import type { HeardUtterance } from '../ears/listener.ts';
import { Hearing } from './hearing.ts';

const utterance = (text: string, startedAt: number, endedAt: number, more: Partial<HeardUtterance> = {}) => ({
  text,
  startedAt,
  endedAt,
  recogniser: { name: 'test', approximate: false, fillers: true },
  ...more,
});
const word = (text: string, startMs: number, endMs: number) => ({ text, startMs, endMs });

function hear(...utterances: readonly HeardUtterance[]): Hearing {
  const hearing = new Hearing();
  for (const one of utterances) hearing.add(one);
  return hearing;
}

describe('Hearing', () => {
  it('makes one turn of what was heard one after the other', () => {
    const hearing = hear(utterance('I led', 0, 500), utterance('the team.', 900, 2_000));
    expect(hearing.take()).toMatchObject({ text: 'I led the team.', startedAt: 0, endedAt: 2_000, typed: false });
    expect(hearing.take()).toBeUndefined();
  });

  it('tells the turn so far without taking it', () => {
    const hearing = hear(utterance('I led', 0, 500));
    expect(hearing.turn).toEqual(hearing.turn);
    expect(hearing.take()?.text).toBe('I led');
  });

  it.each([
    ['begins with it', utterance('I led the team.', 0, 2_000), 'I led the team.'],
    ['begins later', utterance('the team.', 900, 2_000), 'I let the team.'],
    [
      'begins later, and what was before is known to be none',
      utterance('The team.', 900, 2_000, { since: 0 }),
      'The team.',
    ],
  ])('takes what was understood anew in the place of what was heard before: it %s', (_what, anew, text) => {
    expect(hear(utterance('I let', 0, 500), utterance('the tea', 900, 1_500), anew).take()?.text).toBe(text);
  });

  it('keeps what another recogniser heard before', () => {
    const hearing = hear(utterance('I led', 0, 500), utterance('the team.', 900, 2_000, { since: 880 }));
    expect(hearing.text).toBe('I led the team.');
  });

  it('has words with times only where all of its utterances have them', () => {
    const timed = utterance('Yes.', 0, 400, { words: [word('Yes.', 0, 400)] });
    const more = utterance('No.', 900, 1_200, { words: [word('No.', 900, 1_200)] });
    expect(hear(timed, more).take()?.words).toEqual([word('Yes.', 0, 400), word('No.', 900, 1_200)]);
    expect(hear(timed, utterance('No.', 900, 1_200)).take()).not.toHaveProperty('words');
  });

  it('is as reliable as the least reliable of its utterances', () => {
    const rough = { name: 'rough', approximate: true, fillers: false };
    const hearing = hear(utterance('I led', 0, 500, { recogniser: rough }), utterance('the team.', 900, 2_000));
    expect(hearing.approximate).toBe(true);
    expect(hearing.take()?.recogniser).toEqual(rough);
  });
});
