import type { Sound } from './waveFile.ts';

/** Zero crossings of the filter's kernel on each side: aliases stay below the noise of 16 bits. */
const crossings = 24;
/** Share of the lower Nyquist frequency that passes. */
const passes = 0.94;
/** Kaiser's window with this shape lets about −80 dB through. */
const kaiserShape = 8;

function besselI0(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; k < 40; k++) sum += term *= (x / (2 * k)) ** 2;
  return sum;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * The same sound at another sample rate, Hz, by a windowed sinc. LiveKit's resampler adds random dither, so that no two
 * runs hear the same; this one always gives the same samples.
 */
export function resampled(sound: Sound, wanted: number): Sound {
  const { samples, sampleRate } = sound;
  if (sampleRate === wanted) return sound;
  const common = divisor(sampleRate, wanted);
  const [up, down] = [wanted / common, sampleRate / common];
  const cutoff = passes * Math.min(1, wanted / sampleRate);
  const reach = Math.ceil(crossings / cutoff);
  const kernels = Array.from({ length: up }, (_, phase) => kernel(phase / up, reach, cutoff));
  const result = new Int16Array(Math.ceil((samples.length * up) / down));
  for (let index = 0; index < result.length; index++) {
    const place = index * down;
    const first = Math.floor(place / up) - reach + 1;
    const taps = kernels[place % up] ?? [];
    let sum = 0;
    for (let tap = 0; tap < taps.length; tap++) sum += (samples[first + tap] ?? 0) * (taps[tap] ?? 0);
    result[index] = Math.max(-32_768, Math.min(32_767, Math.round(sum)));
  }
  return { samples: result, sampleRate: wanted };
}

/** Weights of the samples around a place that lies `offset` of a sample behind one; their sum is 1. */
function kernel(offset: number, reach: number, cutoff: number): Float64Array {
  const taps = Float64Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - offset;
    const x = Math.PI * distance * cutoff;
    const window = besselI0(kaiserShape * Math.sqrt(Math.max(0, 1 - (distance / reach) ** 2)));
    return (x === 0 ? 1 : Math.sin(x) / x) * window;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}
