import { OpenAiDouble } from '../../packages/agent/src/testing/openAiDouble.ts';

const sampleRate = 24_000;
const toneHz = 220;
/** Peak of the tone; the largest sample is 32,767. */
const loudness = 9_000;
/**
 * A line sounds for 8 ms a character, about a tenth of what a person needs, but for 400 ms at least and 1,500 ms at most. A
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
    Math.round(loudness * Math.sin((2 * Math.PI * toneHz * index) / sampleRate)),
  );
