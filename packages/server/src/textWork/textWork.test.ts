import { afterAll, expect, test } from 'vitest';
import { TextWorkOverrun, deadlinesMs, openTextWork } from './textWork.ts';

const work = openTextWork();
const hasty = openTextWork({ deadlines: { ...deadlinesMs, readDescription: 1 } });
afterAll(() => Promise.all([work.close(), hasty.close()]));

test('a process reads a description', async () => {
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

test('a deadline while the encoder runs ends the task alone', async () => {
  const text = 'Pastry Chef wanted. You cook for our guests each day. '.repeat(300);
  // Long enough for the encoder to be under way, too short for it to end.
  const short = openTextWork({ deadlines: { ...deadlinesMs, readDescription: 250 } });
  try {
    for (const nth of [1, 2, 3]) {
      await expect(short.run('readDescription', `${nth} ${text}`)).rejects.toBeInstanceOf(TextWorkOverrun);
    }
  } finally {
    await short.close();
  }
  expect(await work.run('readDescription', 'Job title: Pastry Chef')).toMatchObject({ suggested_title: 'Pastry Chef' });
});

test('the error of a task is an error here, too', async () => {
  await expect(work.run('mask', { email: '', said: '', texts: null as never })).rejects.toBeInstanceOf(Error);
});

test('the caller’s own end of patience is not an overrun', async () => {
  const gone = new Error('gone');
  await expect(work.run('readDescription', 'Pastry Chef', AbortSignal.abort(gone))).rejects.toBe(gone);
});

test('the event loop goes on while long texts are read', async () => {
  await work.run('readDescription', 'Chef');
  const texts = Array.from({ length: 4 }, (_, n) => `${n} We look for a chef. `.repeat(250));
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

test('a process masks each text with the names of all that was said', async () => {
  const said = 'My name is Ann.';
  const texts = ['I, Ann, agree.', 'Nothing to hide.'];
  expect(await work.run('mask', { email: 'x@example.org', said, texts })).toEqual([
    'I, [name], agree.',
    'Nothing to hide.',
  ]);
});

test('a process reads a message to the assistant, in the light of the one before', async () => {
  const { wishes } = await work.run('readMessage', {
    earlier: ['How long is my trial?'],
    message: 'and how do I cancel it?',
  });
  expect(wishes).toEqual([{ kind: 'answer', id: 'trial-end', aspect: 'says' }]);
});
