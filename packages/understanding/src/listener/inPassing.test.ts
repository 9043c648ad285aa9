import { beforeAll, describe, expect, test } from 'vitest';
import { dangerIn } from '../danger/dangerIn.ts';
import { isThankedFor, kindsOf } from '../kinds.ts';
import { openTurnLabels, readReplyWeights } from '../models.ts';
import { modelFolders } from '../folders.ts';
import type { LabelReader } from '../head/labelReader.ts';
import type { Task } from '../models.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { turnLabels } from '../turns/labels.ts';
import { ReplyModel } from '../turns/replyModel.ts';
import { Understanding } from '../understanding.ts';
import type { Heard } from './listener.ts';

let reader: LabelReader<Task>;
beforeAll(async () => {
  reader = await openTurnLabels(modelFolders());
});

/** Understanding with a listener that takes each turn for an answer with these words private. */
const listening = (words: readonly string[], danger = 0) => {
  const heard = (text: string): Heard => ({
    kinds: turnLabels.map((label) => (label === 'answer' ? 0.99 : 0.01)),
    danger,
    personal: spokenForm(text)
      .split(' ')
      .map((word) => (words.includes(word) ? 0.9 : 0)),
  });
  const replies = new ReplyModel(readReplyWeights(reader.encoder));
  return new Understanding(reader, { replies, listener: { read: (text) => Promise.resolve(heard(text)) } });
};

const asked = 'Tell me about a busy week.';
const story =
  'We had an audit in two weeks. I made a list of the missing files. I called every department. I sorted the boxes with Ann over lunch. The auditor found nothing.';

describe('something private in passing', () => {
  test('is thanked for, and the answer is kept', async () => {
    for (const text of [story, 'I sorted the boxes with Ann over lunch.']) {
      const reading = await listening(['ann', 'lunch']).readTurn(text, asked);
      expect(isThankedFor(reading)).toBe(true);
      expect(kindsOf(reading)).toEqual(['answer']);
      expect(reading.sentences.filter(({ also }) => also.includes('private')).map((one) => one.text)).toEqual([
        'I sorted the boxes with Ann over lunch.',
      ]);
    }
  });

  test('is not seen where no word is private', async () => {
    const reading = await listening([]).readTurn(story, asked);
    expect(isThankedFor(reading)).toBe(false);
    expect(reading.sentences.some(({ also }) => also.includes('private'))).toBe(false);
  });

  test('is also seen where it isn’t known what was asked', async () => {
    expect(isThankedFor(await listening(['ann', 'lunch']).readTurn(story))).toBe(true);
    expect(isThankedFor(await listening([]).readTurn(story))).toBe(false);
  });
});

test('a listener who hears no danger doesn’t take away the help that words of danger call for', async () => {
  const reading = await listening([]).readTurn('I want to kill myself, I have the pills here.', asked);
  expect(kindsOf(reading)).toContain('distress');
  expect(dangerIn(reading)).toBe('maybe');
});
