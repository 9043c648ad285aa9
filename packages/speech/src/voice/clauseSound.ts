/** Loudness of every clause (root mean square, of full scale), so that no clause of a line stands out; never clipped. */
const [loudness, highestPeak] = [0.07, 0.95];
/** Quieter than this is silence around a line, as a share of full scale. */
const audible = 0.006;
/** Silence that stays before and after a line, in milliseconds. */
const [leadMs, tailMs] = [10, 60];

/** What a voice made of a clause, without the silence around it, as loud as every other clause, as 16-bit samples. */
export function clauseSound(sound: Float32Array, sampleRate: number): Int16Array<ArrayBuffer> {
  return toSamples(trimmed(sound, sampleRate));
}

function trimmed(sound: Float32Array, sampleRate: number): Float32Array {
  const loud = (sample: number) => Math.abs(sample) > audible;
  const first = sound.findIndex(loud);
  if (first < 0) return sound.subarray(0, 0);
  const lead = (sampleRate * leadMs) / 1_000;
  const tail = (sampleRate * tailMs) / 1_000;
  return sound.subarray(Math.max(0, Math.floor(first - lead)), Math.ceil(sound.findLastIndex(loud) + tail));
}

function toSamples(sound: Float32Array): Int16Array<ArrayBuffer> {
  let highest = 0;
  let energy = 0;
  for (const sample of sound) {
    highest = Math.max(highest, Math.abs(sample));
    energy += sample * sample;
  }
  const level = Math.sqrt(energy / Math.max(1, sound.length));
  const gain = level > 0 ? Math.min(loudness / level, highestPeak / highest) * 32_767 : 0;
  return Int16Array.from(sound, (sample) => Math.round(sample * gain));
}
