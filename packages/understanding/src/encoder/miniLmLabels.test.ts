import { expect, test } from 'vitest';
import { modelFolders } from '../folders.ts';
import { PlainLabelReader } from '../head/labelReader.ts';
import { openEncoder, openUnderstanding, readHeads } from '../models.ts';

test('heads behind the model tell what the same heads tell when they are computed by themselves', async () => {
  const { reader } = await openUnderstanding(modelFolders());
  const encoder = await openEncoder(modelFolders());
  const [turns, danger, stories] = (['turns', 'danger', 'stories'] as const).map((task) =>
    readHeads(task, encoder.name),
  );
  if (!turns || !danger || !stories) throw new Error('there are no heads');
  const plain = new PlainLabelReader(encoder, { turns, danger, stories });
  // Texts of one length: padding changes how the model rounds.
  for (const text of ['could you repeat that', 'i led the night shift for two years and then i moved on']) {
    const tasks = ['stories', 'turns', 'danger'] as const;
    const [one, other] = await Promise.all([reader.read([text], tasks), plain.read([text], tasks)]);
    for (const task of tasks) {
      const [now = new Float32Array(0), then = new Float32Array(0)] = [one[task][0], other[task][0]];
      expect(now).toHaveLength(then.length);
      now.forEach((value, at) => expect(Math.abs(value - Number(then[at])), task).toBeLessThan(1e-3));
    }
  }
});

test('a batch of texts of any lengths is told apart in their order', async () => {
  const { reader } = await openUnderstanding(modelFolders());
  const texts = ['yes', 'could you repeat that', '', 'word '.repeat(300).trim(), 'can we skip this one please'];
  const { turns } = await reader.read(texts, ['turns']);
  const alone = await Promise.all(texts.map((text) => reader.read([text], ['turns'])));
  const likeliest = (told: Float32Array | undefined) => told?.indexOf(Math.max(...told));
  expect(turns.map(likeliest)).toEqual(alone.map((one) => likeliest(one.turns[0])));
});
