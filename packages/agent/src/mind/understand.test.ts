import { SpeechGone } from '@viva/speech';
import { expect, test, vi } from 'vitest';
import { readingAs } from '../testing/understand.ts';
import { understandWith } from './understand.ts';

test('asks the speech service', async () => {
  const failed = vi.fn();
  const asks = vi.fn(async () => readingAs('repeat'));
  const understand = understandWith({ understand: asks }, failed);
  expect((await understand('Say that again, please.', 'Why?', true)).label).toBe('repeat');
  expect(asks).toHaveBeenCalledWith('Say that again, please.', 'Why?', expect.any(Number), true);
  expect(failed).not.toHaveBeenCalled();
});

test('still understands simple words where the service is gone, and tells of it', async () => {
  const gone = new SpeechGone('the speech service is not there');
  const failed = vi.fn();
  const understand = understandWith({ understand: () => Promise.reject(gone) }, failed);
  expect((await understand('Could you repeat the question please?', '')).label).toBe('repeat');
  expect(failed).toHaveBeenCalledWith(gone);
});
