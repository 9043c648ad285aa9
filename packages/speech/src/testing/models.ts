import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modelFolders } from '@viva/understanding';
import { type FoundVoice, defaultModels, findModels } from '../models.ts';

const provide = 'run `npm run setup`, which provides it';

/** The folder of the built-in recognizer's model. @throws where set-up could not provide it */
export function earsFolder(): string {
  const { ears } = findModels(defaultModels);
  if (!ears) throw new Error(`the recognizer's model ${defaultModels.ears} is missing: ${provide}`);
  return ears.folder;
}

/** The built-in voice. @throws where set-up could not provide it */
export function builtInVoice(): FoundVoice {
  const { voice } = findModels(defaultModels);
  if (!voice) throw new Error(`the voice's model ${defaultModels.voice} is missing: ${provide}`);
  return voice;
}

/** What is read aloud in the recording `two_cities`, from its beginning, as far as tests hear it. */
export const twoCities =
  'It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, ' +
  'it was the epoch of belief, it was the epoch of incredulity, it was the season of light, it was the season of ' +
  'darkness, it was the spring of hope, it was the winter of despair, we had everything before us, we had nothing ' +
  'before us.';

const wantedRate = 16_000;

/**
 * A person reading aloud: a recording of the models' folder as 16 kHz mono, its first `seconds`. Its own rate must be a
 * multiple of that. @throws where set-up could not provide it
 */
export function recording(name: 'two_cities' | 'beckett', seconds = Number.POSITIVE_INFINITY): Int16Array<ArrayBuffer> {
  const places = modelFolders().map((folder) => path.join(folder, 'test-speech', `${name}.wav`));
  const file = places.map(readIfThere).find((bytes) => bytes !== undefined);
  if (!file) throw new Error(`the recording ${name} is missing: ${provide}`);
  const data = file.indexOf('data');
  const step = file.readUInt32LE(24) / wantedRate;
  const length = Math.min(seconds * wantedRate, Math.floor(file.readUInt32LE(data + 4) / 2 / step));
  const sample = (at: number) => file.readInt16LE(data + 8 + 2 * at);
  // The mean of neighbours is filter enough for speech.
  const mean = (from: number) =>
    Array.from({ length: step }, (_, n) => sample(from + n) / step).reduce((a, b) => a + b);
  return Int16Array.from({ length }, (_, index) => mean(index * step));
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
