import { OpenAiDouble } from '../../packages/agent/src/testing/openAiDouble.ts';

/** In hertz. */
const [sampleRate, toneFrequency] = [24_000, 220];
/** Of 32,767. */
const loudness = 9_000;
/**
 * How long a line sounds for each of its characters, about a tenth of what a person needs, and at least and at most. A
 * greeting is long enough to be heard by a page that hears its first sound late.
 */
const [msOfCharacter, leastMs, mostMs] = [8, 400, 1_500];

/** A service whose voice is a tone for each line, so that no journey in which people type waits for speech. */
export function quickVoice(): OpenAiDouble {
  const double = new OpenAiDouble();
  double.speech = async (line) => tone(Math.min(mostMs, Math.max(leastMs, msOfCharacter * line.length)));
  return double;
}

const tone = (lengthMs: number): Int16Array<ArrayBuffer> =>
  Int16Array.from({ length: Math.round((sampleRate * lengthMs) / 1_000) }, (_, index) =>
    Math.round(loudness * Math.sin((2 * Math.PI * toneFrequency * index) / sampleRate)),
  );
