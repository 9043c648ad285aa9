import { beforeAll, expect, test } from 'vitest';
import { listenerFile } from '../models.ts';
import { turnLabels } from '../turns/labels.ts';
import { Listener } from './listener.ts';

let listener: Listener;
beforeAll(async () => {
  listener = await Listener.load(listenerFile);
});
const firstOf = async (text: string, asked: string) => {
  const { kinds } = await listener.read(text, asked);
  return turnLabels[kinds.indexOf(Math.max(...kinds))];
};

const work = [
  'We had two weeks to move the whole stock from the old hall into the new one.',
  'I began with a list of all shelves and measured each of them with a colleague.',
  'Then I asked the drivers on which days they had room in their trucks.',
  'On Monday we packed the small parts first, since they take the longest to find again.',
  'The scanner didn’t read some labels, so I printed new ones over lunch.',
  'By Wednesday half of the hall was empty and we could sweep it.',
  'A customer called about an urgent order, and I drove it over myself.',
  'On Thursday the forklift broke, and we borrowed one from the firm next door.',
  'I changed the plan so that the heavy pallets came last.',
  'My manager wanted a figure every evening, so I kept a sheet on the wall.',
  'We finished on Friday night with one pallet missing, which turned up in the yard.',
  'The auditor counted everything two weeks later and found a difference of three boxes.',
];

test('the same words mean another thing after another question', async () => {
  expect(await firstOf('I’m fine, thank you.', 'How are you today?')).toBe('meta');
  expect(await firstOf('I’m fine, thank you.', 'Would you like me to put it another way?')).toBe('yes_no');
});

test('reads a turn without what was asked', async () => {
  expect(await firstOf('Sorry, could you say the question once more?', '')).toBe('repeat');
  expect(await firstOf('I counted the stock every Friday with two colleagues.', '')).toBe('answer');
});

test('tells of each word whether it is private, also behind what is read at once', async () => {
  const text = [...work, 'I had just lost my father, so I slept badly.', ...work.slice(0, 3)].join(' ');
  const { personal } = await listener.read(text, 'Tell me about a busy time.');
  const words = text.split(/\s+/);
  expect(personal).toHaveLength(words.length);
  const at = words.indexOf('lost');
  expect(personal[at]).toBeGreaterThan(0.5);
  expect(Math.max(...personal.slice(0, 20))).toBeLessThan(0.5);
});

test('reads words of many tokens to their end', async () => {
  const rare = Array.from({ length: 90 }, (_, at) => `zyxgrblqk${at}`).join(' ');
  const loss = 'I had just lost my father, so I slept badly.';
  for (const text of [`${rare}. ${loss}`, `${rare.slice(0, rare.length / 2)} ${loss} ${rare.slice(rare.length / 2)}`]) {
    const { personal } = await listener.read(text, 'And then?');
    expect(personal[text.split(' ').indexOf('lost')]).toBeGreaterThan(0.3);
  }
});

test('reads empty and endless texts, and tells the same each time', async () => {
  for (const text of ['', '???', '日本語', 'a'.repeat(20_000), 'and then '.repeat(5_000)]) {
    const once = await listener.read(text, 'And then?');
    expect(once.kinds.every((likely) => likely >= 0 && likely <= 1)).toBe(true);
    expect(await listener.read(text, 'And then?')).toEqual(once);
  }
});
