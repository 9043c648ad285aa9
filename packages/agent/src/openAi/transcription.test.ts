import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OpenAiDouble } from '../testing/openAiDouble.ts';
import { OpenAiTranscription } from './transcription.ts';

describe('OpenAiTranscription', () => {
  const double = new OpenAiDouble();
  let baseUrl: string;
  beforeAll(async () => {
    baseUrl = await double.start();
  });
  afterAll(() => double.stop());
  afterEach(() => {
    double.wordTimesRefusal = undefined;
    double.calls.transcription = 0;
  });

  const recogniser = () => new OpenAiTranscription({ baseUrl, apiKey: '', model: 'whisper-1' });
  const hear = (by: OpenAiTranscription) => {
    const utterance = by.begin(0);
    utterance.feed(new Int16Array(16_000));
    return utterance.end();
  };

  it.each([400, 422])('asks for plain text, and goes on so, when word times are refused by %i', async (status) => {
    double.wordTimesRefusal = status;
    const ears = recogniser();
    expect(await hear(ears)).toMatchObject({ text: double.heard });
    expect(await hear(ears)).toMatchObject({ text: double.heard });
    expect(double.calls.transcription).toBe(3);
  });

  it.each([401, 429, 500])('leaves it at a reply of %i', async (status) => {
    double.wordTimesRefusal = status;
    await expect(hear(recogniser())).rejects.toMatchObject({ status });
    expect(double.calls.transcription).toBe(1);
  });
});
