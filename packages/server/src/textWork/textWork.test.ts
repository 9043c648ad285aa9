import { afterAll, expect, test } from 'vitest';
import { TextWorkOverrun, deadlinesMs, openTextWork } from './textWork.ts';

const work = openTextWork();
const hasty = openTextWork({ ...deadlinesMs, readDescription: 1 });
afterAll(() => Promise.all([work.close(), hasty.close()]));

test('a thread reads a description', async () => {
  const { suggested_title: title } = await work.run(
    'readDescription',
    'Job title: Pastry Chef\n\nRequirements:\n- HACCP',
  );
  expect(title).toBe('Pastry Chef');
});

test('a task past its deadline is ended, and says so', async () => {
  const late = hasty.run('readDescription', 'Pastry Chef wanted. '.repeat(900));
  await expect(late).rejects.toBeInstanceOf(TextWorkOverrun);
});

test('the caller’s own end of patience is not an overrun', async () => {
  const gone = new Error('gone');
  await expect(work.run('readDescription', 'Pastry Chef', AbortSignal.abort(gone))).rejects.toBe(gone);
});

test('the event loop goes on while long texts are read', async () => {
  await work.run('readDescription', 'Chef');
  const texts = Array.from({ length: 8 }, (_, n) => `${n} We look for a chef. `.repeat(900).slice(0, 20_000));
  let left = texts.length;
  const all = Promise.allSettled(texts.map((text) => work.run('readDescription', text).finally(() => left--)));
  let turns = 0;
  while (left > 0) {
    await new Promise((resume) => setImmediate(resume));
    turns++;
  }
  expect((await all).map(({ status }) => status)).toEqual(texts.map(() => 'fulfilled'));
  // Read on this thread, each text would allow one turn.
  expect(turns).toBeGreaterThan(10 * texts.length);
});

test('a thread masks each text with the names of all that was said', async () => {
  const said = 'My name is Ann.';
  const texts = ['I, Ann, agree.', 'Nothing to hide.'];
  expect(await work.run('mask', { email: 'x@example.org', said, texts })).toEqual([
    'I, [name], agree.',
    'Nothing to hide.',
  ]);
});
