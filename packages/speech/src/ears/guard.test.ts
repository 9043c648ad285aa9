import { describe, expect, test } from 'vitest';
import { invented, loopIn } from './guard.ts';

const [no, comma, stop, of, the, same] = [1, 2, 3, 4, 5, 6] as const;
const times = (count: number, ...phrase: readonly number[]): number[] =>
  Array.from({ length: count }, () => phrase).flat();

describe('a loop', () => {
  test.each([
    ['nothing', [], undefined],
    ['what is said once', [of, the, same], undefined],
    ['"no, no, no."', [...times(2, no, comma), no, stop], undefined],
    ['"no no no no no"', times(5, no), undefined],
    ['a phrase three times', times(3, of, the, same), undefined],
    ['one word for ever', times(9, no), 1],
    ['a phrase four times', times(4, of, the, same), 3],
    ['a phrase for ever, after something sane', [no, stop, ...times(6, of, the)], 4],
    ['a phrase for ever, cut off in the middle of it', [...times(5, of, the, same), of], 3],
    ['a phrase of twelve tokens', times(4, ...Array.from({ length: 12 }, (_, n) => n)), 12],
  ] as const)('%s: goes on from %s', (_what, tokens, from) => {
    expect(loopIn(tokens)).toBe(from);
  });
});

describe('invented words', () => {
  test.each([
    ['nothing', '', 0, 0, false],
    ['a word in a click of which nobody is sure', 'you', 100, 0.4, true],
    ['what a knock sounds like', 'You', 128, 0.96, true],
    ['what some knocks sound like', 'You', 512, 0.96, true],
    ['the same word, spoken', 'You.', 600, 0.9, false],
    ['an answer that begins so', 'You did.', 280, 0.9, false],
    ['music', '♪♪', 2_000, 0.9, true],
    ['a short word that was heard well', 'Yes.', 250, 0.9, false],
    ['a short word in noise', 'Sure.', 280, 0.5, false],
    ['an "uh" as short, of which nobody is sure', 'Uh, uh.', 280, 0.5, true],
    ['an "uh" as long as one', 'Uh,', 400, 0.5, false],
    ['thanks of a door', 'Thank you.', 160, 0.85, true],
    ['thanks of a person', 'Thank you.', 420, 0.85, false],
    ['a few words that are a mere guess', 'The first one is it.', 700, 0.2, true],
    ['another script', '\u8c22\u8c22', 900, 0.9, true],
    ['a number', '12.', 400, 0.9, false],
    ['a word of ordinary length of which nobody is sure', 'Kubernetes.', 700, 0.4, false],
    ['an answer as fast as people speak', 'I led the team for two years and then left.', 2_500, 0.8, false],
    ['more words than fit', 'Thank you so much for watching and see you in the next one.', 1_000, 0.95, true],
    ['words where nobody spoke', 'Thank you for watching.', 0, 0.95, true],
  ])('%s', (_what, text, speechMs, confidence, expected) => {
    expect(invented(text, speechMs, confidence)).toBe(expected);
  });
});
