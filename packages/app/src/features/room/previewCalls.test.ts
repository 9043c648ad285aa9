import { ApiError } from '@viva/api-client';
import { expect, test } from 'vitest';
import { previewCalls } from './previewCalls.ts';

const input = { query: { room: 'preview-1', name: '' } };
const requestPreviewInterviewer = async () => ({ interviewer: 'present' as const });
const endPreview = async () => ({ ended: true as const });
const failing = (serverMessage?: string) =>
  previewCalls({
    requestPreviewInterviewer,
    endPreview,
    getPreviewToken: async () => {
      const said = serverMessage === undefined ? {} : { serverMessage };
      throw new ApiError({
        code: 'internal',
        status: 500,
        message: serverMessage ?? 'HTTP error! status: 500',
        ...said,
      });
    },
  });

test('a preview that fails without a word gets a sentence of its own', async () => {
  await expect(failing().getVoiceToken(input)).rejects.toThrow('Failed to connect to preview. Please try again.');
});

test('the service’s own words come first', async () => {
  await expect(failing('This preview has ended.').getVoiceToken(input)).rejects.toThrow('This preview has ended.');
});

test('what kind of failure it was stays known', async () => {
  await expect(failing().getVoiceToken(input)).rejects.toMatchObject({ code: 'internal', status: 500 });
});

test('an interviewer is asked for as of a preview, and its end is told so', async () => {
  const params = { roomId: 'preview-1' };
  expect(await failing().endInterview({ params })).toEqual({ ended: true });
  expect(await failing().requestInterviewer({ params })).toEqual({ interviewer: 'present' });
});
