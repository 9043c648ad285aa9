/** Mono samples, 16 kHz. */
type Samples = Int16Array<ArrayBuffer>;

const sampleRate = 16_000;
/** Frames in which speech is more than this below the loudest one are pauses, in decibels. */
const pauseBelowDb = 30;
const frameSamples = 320;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Noise with the same power at every frequency; −1 to 1. */
export function whiteNoise(length: number, seed: number): Float32Array {
  const random = randomNumbers(seed);
  // Three together are near enough to a normal distribution.
  return Float32Array.from({ length }, () => (random() + random() + random()) / 1.5 - 1);
}

/** Noise that falls by 3 dB an octave, as rooms and streets do (Kellet's filter). */
export function pinkNoise(length: number, seed: number): Float32Array {
  const poles = [
    [0.99765, 0.099046],
    [0.963, 0.2965164],
    [0.57, 1.0526913],
  ] as const;
  const states = poles.map(() => 0);
  return whiteNoise(length, seed).map((white) => {
    let sum = white * 0.1848;
    poles.forEach(([pole, gain], index) => {
      const state = pole * (states[index] ?? 0) + gain * white;
      states[index] = state;
      sum += state;
    });
    return sum / 8;
  });
}

/** People who talk all at once in the background: some recordings over each other, as often as they fit. */
export function babble(voices: readonly Samples[], length: number, seed: number): Float32Array {
  const random = randomNumbers(seed);
  const sum = new Float32Array(length);
  for (const voice of voices) {
    if (voice.length === 0) continue;
    const gain = 1 / 32_768 / (Math.sqrt(powerOf(Float32Array.from(voice, (sample) => sample / 32_768))) || 1);
    const from = Math.floor(random() * voice.length);
    for (let at = 0; at < length; at++) sum[at] = (sum[at] ?? 0) + (voice[(from + at) % voice.length] ?? 0) * gain;
  }
  return sum;
}

/** Mean square of the frames in which somebody speaks. */
function powerOf(sound: Float32Array): number {
  const frames: number[] = [];
  for (let at = 0; at < sound.length; at += frameSamples) {
    const frame = sound.subarray(at, at + frameSamples);
    frames.push(frame.reduce((sum, sample) => sum + sample ** 2, 0) / frame.length);
  }
  const least = Math.max(...frames) / 10 ** (pauseBelowDb / 10);
  const spoken = frames.filter((power) => power >= least);
  return spoken.reduce((sum, power) => sum + power, 0) / spoken.length;
}

const toFloats = (speech: Samples): Float32Array => Float32Array.from(speech, (sample) => sample / 32_768);

/** Whole numbers again; what is too loud as a whole gets quieter, so that nothing is clipped. */
function toSamples(sound: Float32Array): Samples {
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = 32_767 * Math.min(1, 0.99 / (loudest || 1));
  return Int16Array.from(sound, (sample) => Math.round(sample * gain));
}

/** Speech with a noise under it, so many decibels below what is spoken (pauses do not count). */
export function withNoise(speech: Samples, noise: Float32Array, snrDb: number): Samples {
  const sound = toFloats(speech);
  const gain = Math.sqrt(powerOf(sound) / powerOf(noise) / 10 ** (snrDb / 10));
  return toSamples(sound.map((sample, at) => sample + gain * (noise[at % noise.length] ?? 0)));
}

/** As on a telephone: 300 to 3,400 Hz. */
export function telephone(speech: Samples): Samples {
  const reach = 128;
  const band = Float32Array.from({ length: 2 * reach + 1 }, (_, tap) => {
    const place = tap - reach;
    const low = (hz: number) =>
      place === 0 ? (2 * hz) / sampleRate : Math.sin((2 * Math.PI * hz * place) / sampleRate) / (Math.PI * place);
    return (low(3_400) - low(300)) * (0.54 + 0.46 * Math.cos((Math.PI * place) / reach));
  });
  return toSamples(convolved(toFloats(speech), band).subarray(reach, reach + speech.length));
}

/** Too loud for the microphone: so many decibels over what it can carry. */
export function clipped(speech: Samples, overDb: number): Samples {
  const loudest = speech.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1);
  const gain = (10 ** (overDb / 20) * 32_767) / loudest;
  return speech.map((sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * gain))));
}

/** Louder, or quieter below 0, by so many decibels; clipped where it is too loud. */
export const louder = (speech: Samples, db: number): Samples =>
  speech.map((sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 10 ** (db / 20)))));

/** A room as the microphone hears it. */
export interface Room {
  /** Until an echo has fallen by 60 dB, in seconds. */
  readonly echoSeconds: number;
  /** How much louder the direct sound is than all its echoes, in decibels: below 0 far from the microphone. */
  readonly directDb: number;
}

/** Speech in a room: the direct sound, then echoes of noise that fall off evenly. */
export function inRoom(speech: Samples, { echoSeconds, directDb }: Room, seed: number): Samples {
  const echoes = whiteNoise(Math.ceil(echoSeconds * sampleRate), seed).map(
    (noise, at) => noise * 10 ** ((-3 * at) / (echoSeconds * sampleRate)),
  );
  const power = echoes.reduce((sum, sample) => sum + sample ** 2, 0);
  const gain = Math.sqrt(1 / power / 10 ** (directDb / 10));
  const delay = Math.round(sampleRate * 0.004);
  const response = new Float32Array(delay + echoes.length);
  response.set(
    echoes.map((sample) => sample * gain),
    delay,
  );
  response[0] = 1;
  return toSamples(convolved(toFloats(speech), response));
}

/** One sound with the response of another to each of its moments; as long as both together. */
function convolved(sound: Float32Array, response: Float32Array): Float32Array {
  const length = sound.length + response.length - 1;
  const size = 2 ** Math.ceil(Math.log2(length));
  // Both are real, so one transform does for two: the sound is its real part, the response the imaginary one.
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  real.set(sound);
  imaginary.set(response);
  transform(real, imaginary);
  const products = { real: new Float64Array(size), imaginary: new Float64Array(size) };
  for (let at = 0; at < size; at++) {
    const mirror = (size - at) % size;
    const [a = 0, b = 0, c = 0, d = 0] = [real[at], imaginary[at], real[mirror], imaginary[mirror]];
    // (F² − conj(F(−k))²) / 4i is the product of the two transforms.
    products.real[at] = (a * b + c * d) / 2;
    products.imaginary[at] = (c * c - d * d - a * a + b * b) / 4;
  }
  // The inverse transform is the transform with the parts swapped.
  transform(products.imaginary, products.real);
  return Float32Array.from(products.real.subarray(0, length), (sample) => sample / size);
}

/** Fourier's transform in place (Cooley and Tukey); the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  const swap = (array: Float64Array, one: number, other: number) => {
    [array[one], array[other]] = [array[other] ?? 0, array[one] ?? 0];
  };
  for (let at = 1, reversed = 0; at < size; at++) {
    let bit = size >> 1;
    for (; reversed & bit; bit >>= 1) reversed ^= bit;
    reversed ^= bit;
    if (at < reversed) {
      swap(real, at, reversed);
      swap(imaginary, at, reversed);
    }
  }
  for (let span = 2; span <= size; span *= 2) {
    const half = span / 2;
    for (let step = 0; step < half; step++) {
      const angle = (-2 * Math.PI * step) / span;
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
      for (let low = step; low < size; low += span) {
        const high = low + half;
        const [x = 0, y = 0] = [real[high], imaginary[high]];
        const [u = 0, v = 0] = [real[low], imaginary[low]];
        const [turned, other] = [x * cosine - y * sine, x * sine + y * cosine];
        real[low] = u + turned;
        imaginary[low] = v + other;
        real[high] = u - turned;
        imaginary[high] = v - other;
      }
    }
  }
}
