import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, encoderFile, encoderName, modelFolders } from '@viva/understanding';
import { moonshineFiles } from './ears/moonshineFiles.ts';
import { kokoroRate } from './voice/kokoroSymbols.ts';
import { voiceSettings } from './voice/settings.ts';

/** The built-in recognizer and voice, unless others are chosen. */
export const defaultModels = { ears: 'moonshine-tiny-en', voice: 'kokoro-82m', style: 'af_heart' } as const;

/** What the built-in voice is called. */
const defaultVoiceName = `${defaultModels.voice}, ${defaultModels.style}`;

/** What is chosen, by the environment. */
export interface ModelChoice {
  /** A folder in the models' folders with a Moonshine model of the first generation. */
  readonly ears: string;
  /** In the models' folders a Kokoro model, `NAME/model.onnx`, or a Piper voice, `NAME.onnx` with `NAME.onnx.json`. */
  readonly voice: string;
  /** The voice of a Kokoro model: `NAME/voices/STYLE.bin`, or one that comes with the product. */
  readonly style: string;
}

/** A voice that was found. */
export interface FoundVoice {
  readonly name: string;
  /** The model. */
  readonly file: string;
  /** The file of a Kokoro model's voice; a Piper model is one voice. */
  readonly style?: string | undefined;
  readonly sampleRate: number;
}

/** Where models are found; undefined where one is missing. */
export interface FoundModels {
  readonly ears: { readonly name: string; readonly folder: string } | undefined;
  readonly voice: FoundVoice | undefined;
  /** The models' folder that has the sentence encoder. */
  readonly encoder: { readonly name: string; readonly folder: string } | undefined;
}

/** Where the lines of a voice are kept: another model of the same name, or another way to pronounce, has another folder. */
export function linesFolder({ file, style }: FoundVoice, env: NodeJS.ProcessEnv = process.env): string {
  const state = (path: string) => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`;
  const parts = [`${linesVersion}`, state(file), ...(style === undefined ? [] : [state(style)])];
  const version = createHash('sha256').update(parts.join(' ')).digest('hex');
  return path.join(cacheFolder(env), 'lines', version.slice(0, 16));
}

/** Rises when the same text would be spoken otherwise. */
const linesVersion = 1;

/** Looks for the chosen models. */
export function findModels(choice: ModelChoice, folders: readonly string[] = modelFolders()): FoundModels {
  const folder = folders
    .map((models) => path.join(models, choice.ears))
    .find((place) => moonshineFiles.every((name) => existsSync(path.join(place, name))));
  const encoder = folders.find((models) => existsSync(path.join(models, encoderFile)));
  return {
    ears: folder === undefined ? undefined : { name: choice.ears, folder },
    encoder: encoder === undefined ? undefined : { name: encoderName, folder: encoder },
    voice: choice.voice === '' ? undefined : (kokoroIn(choice, folders) ?? piperIn(choice, folders)),
  };
}

/** Voices of Kokoro that come with the product. */
const ownStyles = path.join(import.meta.dirname, '../voices');

/** Sizes of the built-in voice's model in both its forms, in bytes, by which another one in its place is told. */
export const defaultVoiceBytes: Readonly<Record<string, number>> = {
  'model.onnx': 324_790_530,
  'model.int8.onnx': 92_361_271,
};

/** Whether a voice is the built-in one, as it comes with the product: another model or style of that name is not. */
export const isDefaultVoice = ({ name, file, style }: FoundVoice): boolean =>
  name === defaultVoiceName &&
  style === path.join(ownStyles, `${defaultModels.style}.bin`) &&
  statSync(file).size === defaultVoiceBytes[path.basename(file)];

function kokoroIn({ voice, style }: ModelChoice, folders: readonly string[]): FoundVoice | undefined {
  const places = folders.map((models) => path.join(models, voice));
  // The first of them is quicker, and made of the second (scripts/setup/float).
  const models = places.flatMap((place) => ['model.onnx', 'model.int8.onnx'].map((name) => path.join(place, name)));
  const file = models.find((model) => existsSync(model));
  if (file === undefined) return undefined;
  const styles = [...places.map((place) => path.join(place, 'voices')), ownStyles];
  const found = styles.map((place) => path.join(place, `${style}.bin`)).find((place) => existsSync(place));
  if (found === undefined) {
    console.error(`the voice ${style} of ${voice} is missing: put ${style}.bin into ${path.dirname(file)}/voices`);
    return undefined;
  }
  return { name: `${voice}, ${style}`, file, style: found, sampleRate: kokoroRate };
}

function piperIn({ voice }: ModelChoice, folders: readonly string[]): FoundVoice | undefined {
  const file = folders
    .map((models) => path.join(models, `${voice}.onnx`))
    .find((model) => ['', '.json'].every((end) => existsSync(`${model}${end}`)));
  const sampleRate = file === undefined ? undefined : sampleRateOf(file);
  return file === undefined || sampleRate === undefined ? undefined : { name: voice, file, sampleRate };
}

/** Hz; undefined when the voice's settings are of another kind: such a voice is as good as missing. */
function sampleRateOf(file: string): number | undefined {
  try {
    return voiceSettings.parse(JSON.parse(readFileSync(`${file}.json`, 'utf8'))).audio.sample_rate;
  } catch (error) {
    console.error(
      `the settings of the voice ${file} can't be used: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
}
