import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modelFolders, openUnderstanding } from '@viva/understanding';
import { expect, test } from 'vitest';
import { afterFeedback } from '../../testing/afterFeedback.ts';
import { said } from '../../testing/talk.ts';
import { decide } from '../decide.ts';
import { phrases } from '../phrases/index.ts';

const folder = path.join(import.meta.dirname, '../../../../understanding/corpus/choices');
const understanding = await openUnderstanding(modelFolders());
const state = afterFeedback();

/** What the writer of a reply meant the interview to do. */
const meant = (labels: string): string =>
  labels.includes('tells') ? 'keeps' : ['again', 'on', 'end'].includes(labels) ? labels : 'stays';

async function does(text: string): Promise<string> {
  const reading = await understanding.readTurn(text, state.prompt);
  const { next, ends, keptAs } = decide(state, { ...said(text, { reading }), typed: false, speakingMs: 2_000 });
  if (ends) return 'end';
  if (keptAs?.includes('answer')) return 'keeps';
  if (phrases[state.persona].whichOrEnd.some((line) => line === next.said.at(-1))) return 'offers';
  if (next.choosing) return 'stays';
  return next.index === state.index ? 'again' : 'on';
}

test.each([
  // Usual replies: at first reading 133 of 140, none of 48 told parts lost.
  ['heldout/cv', { of: 140, right: 130, lost: 1, ended: 0, heard: 7 }],
  // Replies that are misread easily: at first reading 108 of 140, and 5 of 48 lost. Three ended the interview by mistake; the rule that
  // keeps it from ending was made after that, so this guards it and doesn't measure it.
  ['heldout/cw', { of: 140, right: 106, lost: 6, ended: 0, heard: 6 }],
  // Usual ones, and ones that are misread easily, by two more hands; docs/decisions/0040 tells what was read first.
  ['heldout/ct', { of: 200, right: 172, lost: 5, ended: 0, heard: 33 }],
  ['heldout/cu', { of: 200, right: 139, lost: 3, ended: 1, heard: 35 }],
  // What the numbers were set on.
  ['tuned/cx', { of: 250, right: 215, lost: 6, ended: 0, heard: 43 }],
  ['tuned/cy', { of: 250, right: 208, lost: 3, ended: 0, heard: 45 }],
])('a coached interview does what replies ask for, and hardly ever ends by mistake: %s', async (file, least) => {
  const found = { right: 0, lost: 0, ended: 0, heard: 0 };
  const lines = readFileSync(path.join(folder, `${file}.tsv`), 'utf8')
    .split('\n')
    .filter(Boolean);
  for (const line of lines) {
    const [labels = '', text = ''] = line.split('\t');
    const [want, got] = [meant(labels), await does(text)];
    if (got === want || (got === 'offers' && want === 'stays')) found.right++;
    else if (want === 'keeps') found.lost++;
    else if (got === 'end') found.ended++;
    if (want === 'end' && ['end', 'offers'].includes(got)) found.heard++;
  }
  expect(lines).toHaveLength(least.of);
  // Ends, or asks whether to end.
  expect(found.heard).toBeGreaterThanOrEqual(least.heard);
  expect(found.right).toBeGreaterThanOrEqual(least.right);
  expect(found.lost).toBeLessThanOrEqual(least.lost);
  expect(found.ended).toBeLessThanOrEqual(least.ended);
});
