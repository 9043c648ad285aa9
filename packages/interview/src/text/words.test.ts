import { expect, test } from 'vitest';
import { spokenWords } from './words.ts';

test.each([
  ['I led [laughter] the team', ['I', 'led', 'the', 'team']],
  ['so <noise> we [background noise] won', ['so', 'we', 'won']],
  ['a[b]c', ['a', 'c']],
  ['an open [bracket', ['an', 'open', '[bracket']],
  ['[[laughter]] well', ['well']],
  ['a well-known yes\u2014and then\u2026 no', ['a', 'well-known', 'yes\u2014', 'and', 'then\u2026', 'no']],
  ['wait ... what', ['wait...', 'what']],
])('%j has its words counted as they are written', (text, words) => {
  expect(spokenWords(text)).toEqual(words);
});
