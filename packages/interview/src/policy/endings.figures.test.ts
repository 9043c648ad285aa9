import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modelFolders, openUnderstanding } from '@viva/understanding';
import { expect, test } from 'vitest';
import { endingOf } from './asides.ts';
import { said } from '../testing/talk.ts';

const folder = path.join(import.meta.dirname, '../../../understanding/corpus/ends/heldout');
const understanding = await openUnderstanding(modelFolders());

/** What is asked of the interview, the job, or the interviewer is replied to alike; complaints and corrections are read elsewhere. */
const elsewhere = ['complaint', 'correction'];
const wishes = ['wait', 'repeat', 'clarify', 'skip', 'redo', 'stop', 'more'];

test('what an answer ends with is heard, and no answer is taken for more than one', async () => {
  const found = { ends: 0, right: 0, answers: 0, mistaken: 0 };
  const lines = readFileSync(path.join(folder, 'en2.tsv'), 'utf8').split('\n').filter(Boolean);
  for (const line of lines) {
    const [asked = '', label = '', text = ''] = line.split('\t');
    if (elsewhere.includes(label)) continue;
    const ending = endingOf(said(text, { reading: await understanding.readTurn(text, asked) }));
    if (label === 'none') {
      found.answers++;
      if (ending) found.mistaken++;
      continue;
    }
    found.ends++;
    const isWish = ending && wishes.includes(ending.label);
    if (ending && (wishes.includes(label) ? ending.label === label : !isWish)) found.right++;
  }
  expect(found).toMatchObject({ ends: 92, answers: 60 });
  expect(found.right).toBeGreaterThanOrEqual(50);
  expect(found.mistaken).toBeLessThanOrEqual(1);
});
