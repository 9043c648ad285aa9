import {
  babble,
  clipped,
  inRoom,
  louder,
  pinkNoise,
  telephone,
  whiteNoise,
  withNoise,
} from '../../packages/speech/src/testing/sounds.ts';

type Samples = Int16Array<ArrayBuffer>;

/** A way in which speech reaches the microphone; the same `seed` gives the same sound. */
export interface Condition {
  readonly name: string;
  readonly make: (speech: Samples, seed: number) => Samples;
}

/** Noise so many decibels below the speech, or above it. */
const noiseDb = [20, 10, 5, 0, -5];
const farRoom = { echoSeconds: 1, directDb: -6 };

/** From a quiet room to speech that nobody could follow; `crowd` are the people who talk in the background. */
export const conditions = (crowd: readonly Samples[]): Condition[] => [
  { name: 'clean', make: (speech) => speech },
  ...noiseDb.flatMap((db): Condition[] => [
    { name: `white noise ${db} dB`, make: (speech, seed) => withNoise(speech, whiteNoise(speech.length, seed), db) },
    { name: `pink noise ${db} dB`, make: (speech, seed) => withNoise(speech, pinkNoise(speech.length, seed), db) },
    { name: `babble ${db} dB`, make: (speech, seed) => withNoise(speech, babble(crowd, speech.length, seed), db) },
  ]),
  { name: 'telephone', make: (speech) => telephone(speech) },
  {
    name: 'telephone, white noise 10 dB',
    make: (speech, seed) => telephone(withNoise(speech, whiteNoise(speech.length, seed), 10)),
  },
  { name: 'clipped by 12 dB', make: (speech) => clipped(speech, 12) },
  { name: 'clipped by 30 dB', make: (speech) => clipped(speech, 30) },
  { name: '30 dB quieter', make: (speech) => louder(speech, -30) },
  { name: '40 dB quieter', make: (speech) => louder(speech, -40) },
  { name: 'a room', make: (speech, seed) => inRoom(speech, { echoSeconds: 0.5, directDb: 0 }, seed) },
  { name: 'across a hall', make: (speech, seed) => inRoom(speech, farRoom, seed) },
  {
    name: 'across a hall, pink noise 10 dB',
    make: (speech, seed) => {
      const far = inRoom(speech, farRoom, seed);
      return withNoise(far, pinkNoise(far.length, seed), 10);
    },
  },
];
