import { earsSampleRate } from '../../packages/agent/src/ears/recogniser.ts';
import { pinkNoise, randomNumbers, whiteNoise } from '../../packages/speech/src/testing/sounds.ts';

/** Seconds of each sound. */
const seconds = 8;
const length = seconds * earsSampleRate;
const ms = (count: number): number => Math.round((count / 1_000) * earsSampleRate);

type Sound = Float32Array;

/** A resonance at a frequency (Hz) with a bandwidth (Hz), as a mouth or a box makes it. */
function resonance(sound: Sound, frequency: number, bandwidth: number): Sound {
  const radius = Math.exp((-Math.PI * bandwidth) / earsSampleRate);
  const turn = 2 * radius * Math.cos((2 * Math.PI * frequency) / earsSampleRate);
  let [one, two] = [0, 0];
  return sound.map((sample) => {
    const next = sample * (1 - radius) + turn * one - radius ** 2 * two;
    [two, one] = [one, next];
    return next;
  });
}

const sum = (...sounds: Sound[]): Sound =>
  (sounds[0] ?? new Float32Array(0)).map((_, at) => sounds.reduce((all, sound) => all + (sound[at] ?? 0), 0));

/** The same sound at several moments, every `everyMs` with some chance in it. */
function at(everyMs: number, seed: number, make: (seed: number) => Sound): Sound {
  const random = randomNumbers(seed);
  const whole = new Float32Array(length);
  for (let place = ms(everyMs * random()), count = 0; place < length; place += ms(everyMs * (0.6 + 0.8 * random()))) {
    const loudness = 0.5 + 0.5 * random();
    make(seed * 1_000 + count++).forEach((sample, offset) => {
      if (place + offset < length) whole[place + offset] = (whole[place + offset] ?? 0) + sample * loudness;
    });
  }
  return whole;
}

/** Noise that begins within `attackMs` and falls off with `decayMs`. */
function burst(lengthMs: number, attackMs: number, decayMs: number, seed: number): Sound {
  return whiteNoise(ms(lengthMs), seed).map((noise, place) => {
    const passed = (place / earsSampleRate) * 1_000;
    return noise * Math.min(1, passed / attackMs) * Math.exp(-Math.max(0, passed - attackMs) / decayMs);
  });
}

const hum = (base: number): Sound =>
  Float32Array.from({ length }, (_, place) =>
    [1, 2, 3, 4].reduce((all, part) => all + Math.sin((2 * Math.PI * base * part * place) / earsSampleRate) / part, 0),
  );

/** Sounds of rooms and people that are no speech; their loudest sample is `loudness` of full scale. */
const kinds: Readonly<Record<string, (seed: number) => Sound>> = {
  'white noise': (seed) => whiteNoise(length, seed),
  'pink noise': (seed) => pinkNoise(length, seed),
  'hum at 50 Hz': () => hum(50),
  'hum at 120 Hz with hiss': (seed) => sum(hum(120), pinkNoise(length, seed)),
  'keys of a keyboard': (seed) =>
    at(140, seed, (one) =>
      sum(resonance(burst(30, 1, 6, one), 3_200, 900), resonance(burst(30, 1, 9, one + 1), 1_100, 500)),
    ),
  doors: (seed) =>
    at(1_600, seed, (one) =>
      sum(resonance(burst(400, 3, 60, one), 110, 60), resonance(burst(400, 3, 40, one + 1), 420, 150)),
    ),
  breathing: (seed) =>
    at(1_900, seed, (one) => {
      const breath = whiteNoise(ms(900), one).map((noise, place) => noise * Math.sin((Math.PI * place) / ms(900)) ** 2);
      return sum(resonance(breath, 900, 700), resonance(breath, 2_100, 900));
    }),
  coughs: (seed) =>
    at(1_500, seed, (one) => {
      const cough = burst(350, 8, 70, one);
      return sum(resonance(cough, 550, 120), resonance(cough, 1_450, 200), resonance(cough, 2_600, 300));
    }),
  'clearing the throat': (seed) =>
    at(1_700, seed, (one) => {
      const random = randomNumbers(one);
      const pulses = new Float32Array(ms(450));
      for (let place = 0; place < pulses.length; place += Math.round(earsSampleRate / (70 + 40 * random()))) {
        pulses[place] = 20 * Math.sin((Math.PI * place) / pulses.length);
      }
      const rough = sum(pulses, burst(450, 60, 200, one));
      return sum(resonance(rough, 480, 100), resonance(rough, 1_200, 160), resonance(rough, 2_400, 250));
    }),
};

/** How loud the loudest sample is, as a share of full scale: beside the microphone, and across the room. */
const loudnesses = [0.6, 0.08];

/** A sound that is no speech, 16 kHz, 8 s. */
export interface Noise {
  readonly kind: string;
  readonly samples: Int16Array<ArrayBuffer>;
}

/** Every kind, loud and soft, so many of each. */
export const noises = (ofEach: number): Noise[] =>
  Object.entries(kinds).flatMap(([kind, make]) =>
    loudnesses.flatMap((loudness, level) =>
      Array.from({ length: ofEach }, (_, index) => {
        const sound = make(1 + index + level * 100);
        const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) || 1;
        return {
          kind,
          samples: Int16Array.from(sound, (sample) => Math.round((sample / loudest) * loudness * 32_767)),
        };
      }),
    ),
  );
