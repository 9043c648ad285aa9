import { expect, test } from 'vitest';
import { LetterGrams } from '../encoder/letterGrams.ts';
import { TokenHead } from '../head/tokenHead.ts';
import { packed } from '../head/weights.ts';
import { trainHead } from './trainHead.ts';

const encoder = new LetterGrams();
const header = {
  labels: ['greeting', 'farewell'],
  encoder: encoder.name,
  inputs: encoder.size,
  width: 16,
  blocks: 1,
  of: 'text' as const,
  data: 'test',
};
const greetings = ['hello there', 'hi', 'good morning', 'hello hello', 'hi and hello', 'a good morning to you'];
const farewells = ['goodbye then', 'bye', 'farewell', 'bye bye', 'farewell and goodbye', 'i say goodbye now'];

async function train(): Promise<Buffer> {
  const encoded = await encoder.encode([...greetings, ...farewells]);
  const examples = encoded.map((one, at) => ({ encoded: one, target: at < greetings.length ? [1, 0] : [0, 1] }));
  const settings = { epochs: 30, learningRate: 0.01, dropout: 0.1, seed: 1 };
  return packed(header, await trainHead(header, examples, settings));
}

test('the same examples make the same head, which tells them apart after it was written and read', async () => {
  const [file, again] = [await train(), await train()];
  expect(again.equals(file)).toBe(true);
  const head = TokenHead.read(file);
  const read = (await encoder.encode([...greetings, ...farewells])).map((one) => head.probabilities(one));
  expect(read.map(([greeting = 0]) => greeting > 0.5)).toEqual([
    ...greetings.map(() => true),
    ...farewells.map(() => false),
  ]);
  for (const [one = 0, other = 0] of read) expect(one + other).toBeCloseTo(1, 5);
});
