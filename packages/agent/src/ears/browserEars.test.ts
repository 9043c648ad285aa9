import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserEars } from './browserEars.ts';

describe('BrowserEars', () => {
  it('hands out only the new words of a result that goes on growing after a pause', async () => {
    const ears = new BrowserEars();
    const first = ears.begin(Date.now());
    ears.receive({ id: '0', text: 'I led a team', final: false });
    expect((await first.end()).text).toBe('I led a team');
    const second = ears.begin(Date.now());
    ears.receive({ id: '0', text: 'I led a team of five people in Berlin', final: true });
    expect((await second.end()).text).toBe('of five people in Berlin');
  });

  it('forgets a text that the browser takes back', async () => {
    const ears = new BrowserEars();
    const utterance = ears.begin(Date.now());
    ears.receive({ id: '0', text: 'uh', final: false });
    ears.receive({ id: '0', text: '', final: false });
    ears.receive({ id: '1', text: 'I led a team', final: true });
    expect((await utterance.end()).text).toBe('I led a team');
  });

  it('does not glue what others have served onto a later answer', async () => {
    const ears = new BrowserEars();
    ears.receive({ id: '0', text: 'an answer of long ago', final: true });
    const utterance = ears.begin(Date.now() + 1);
    await new Promise((resolve) => setImmediate(resolve));
    const ending = utterance.end();
    const later = { id: '1', text: 'the new sentence', final: true };
    ears.receive(later);
    expect((await ending).text).toBe('the new sentence');
  });

  it('takes a short sound without words for a cough, and a long one for a failure', async () => {
    const ears = new BrowserEars();
    const cough = ears.begin(Date.now());
    cough.feed(new Int16Array(8_000));
    const speech = ears.begin(Date.now());
    speech.feed(new Int16Array(48_000));
    expect((await cough.end()).text).toBe('');
    await expect(speech.end()).rejects.toThrow('no text');
  });
});

describe('BrowserEars, with utterances that wait for their words', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps what an utterance waits for when the next one begins, and gives the next one the words after it', async () => {
    const ears = new BrowserEars();
    const first = ears.begin(Date.now());
    first.feed(new Int16Array(48_000));
    ears.receive({ id: '0', text: 'I led a', final: false });
    const ending = first.end();
    await vi.advanceTimersByTimeAsync(150);
    const second = ears.begin(Date.now());
    second.feed(new Int16Array(48_000));
    await vi.advanceTimersByTimeAsync(400);
    expect((await ending).text).toBe('I led a');
    ears.receive({ id: '0', text: 'I led a team of five', final: true });
    expect((await second.end()).text).toBe('team of five');
  });

  it('serves utterances that wait at the same time in the order in which they ended', async () => {
    const ears = new BrowserEars();
    const first = ears.begin(Date.now());
    first.feed(new Int16Array(48_000));
    const firstEnding = first.end();
    const secondEnding = ears.begin(Date.now()).end();
    ears.receive({ id: '0', text: 'I led a team', final: true });
    await vi.advanceTimersByTimeAsync(1_200);
    expect([(await firstEnding).text, (await secondEnding).text]).toEqual(['I led a team', '']);
  });
});
