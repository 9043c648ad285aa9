import { initializeLogger } from '@livekit/agents';
import { openVoiceActivity } from '../../packages/agent/src/ears/listener.ts';
import { parseConfig } from '../../packages/agent/src/config.ts';
import { createEngines } from '../../packages/agent/src/engines.ts';
import { SpeechClient, SpeechProcess } from '../../packages/speech/src/index.ts';
import { whiteNoise, withNoise } from '../../packages/speech/src/testing/sounds.ts';
import { type WordErrors, errorRate, sumOfErrors, wordErrors } from '../../packages/speech/src/testing/wordErrors.ts';
import { heldOutLines } from '../../scripts/speech/check/interviewerLines.ts';
import { measureVoice, written } from '../../scripts/speech/check/measure.ts';
import { provideSpeech } from '../../scripts/speech/check/provideSpeech.ts';
import { humanSpeech } from '../../scripts/speech/check/recordings.ts';

/** Shares of words that came out wrong, 0 to 1. */
export interface WordErrorRates {
  /** Read human speech. */
  readonly clean: number;
  /** The same in white noise, 10 dB below it. */
  readonly noisy: number;
  /** The interviewer's own lines, spoken by the voice and heard by the ears. */
  readonly roundTrip: number;
}

const noiseDb = 10;
/** The one recording that is no read speech. */
const conversation = 'conversation';
const readyMs = 30_000;

/** How well the built-in ears understand people, and the built-in voice. */
export async function measureWordErrors(): Promise<WordErrorRates> {
  initializeLogger({ pretty: false, level: 'fatal' });
  await provideSpeech();
  // Not in production, where these keys are refused.
  const config = parseConfig({
    ...process.env,
    NODE_ENV: 'test',
    LIVEKIT_API_KEY: 'bench',
    LIVEKIT_API_SECRET: 'bench',
  });
  const service = new SpeechProcess({ ears: config.EARS_MODEL, voice: config.VOICE_MODEL, style: config.VOICE });
  const client = new SpeechClient(service.address);
  try {
    service.start();
    await client.ready(readyMs);
    const { recognisers, voice } = createEngines(config, client, (notice, error) => console.warn(notice, error));
    const hearing = { recognisers, openVoiceActivity, failed: console.warn, heard: () => undefined };
    const speech = humanSpeech().speech.filter(({ speaker }) => speaker !== conversation);
    const clean: WordErrors[] = [];
    const noisy: WordErrors[] = [];
    for (const [index, { samples, text }] of speech.entries()) {
      clean.push(wordErrors(text, await written(samples, hearing)));
      const inNoise = withNoise(samples, whiteNoise(samples.length, index), noiseDb);
      noisy.push(wordErrors(text, await written(inNoise, hearing)));
    }
    const own = await measureVoice(heldOutLines(), voice, hearing);
    const rate = (errors: readonly WordErrors[]) => rounded(errorRate(sumOfErrors(errors)) ?? Number.NaN);
    return { clean: rate(clean), noisy: rate(noisy), roundTrip: rounded(own?.accuracy[0]?.errorRate ?? Number.NaN) };
  } finally {
    client.close();
    service.stop();
  }
}

const rounded = (share: number): number => Math.round(share * 1_000) / 1_000;
