import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, encoderFile, encoderName, modelFolders } from '@viva/understanding';
import { moonshineFiles } from './ears/moonshineFiles.ts';
import { voiceSettings } from './voice/settings.ts';

/** The built-in recognizer and voice, unless others are chosen. */
export const defaultModels = { ears: 'moonshine-tiny-en', voice: 'en_US-joe-medium' } as const;

/** What is chosen, by the environment. */
export interface ModelChoice {
  /** A folder in the models' folders with a Moonshine model of the first generation. */
  readonly ears: string;
  /** A Piper voice in the models' folders: `NAME.onnx` with `NAME.onnx.json`. */
  readonly voice: string;
}

/** Where models are found; undefined where one is missing. */
export interface FoundModels {
  readonly ears: { readonly name: string; readonly folder: string } | undefined;
  readonly voice: { readonly name: string; readonly file: string; readonly sampleRate: number } | undefined;
  /** The models' folder that has the sentence encoder. */
  readonly encoder: { readonly name: string; readonly folder: string } | undefined;
}

/** Where the lines of a voice are kept: another model of the same name, or another way to pronounce, has another folder. */
export function linesFolder(voiceFile: string, env: NodeJS.ProcessEnv = process.env): string {
  const { size, mtimeMs } = statSync(voiceFile);
  const version = createHash('sha256').update(`${linesVersion} ${voiceFile} ${size} ${mtimeMs}`).digest('hex');
  return path.join(cacheFolder(env), 'lines', version.slice(0, 16));
}

/** Rises when the same text would be spoken otherwise. */
const linesVersion = 1;

/** Looks for the chosen models. */
export function findModels(choice: ModelChoice, folders: readonly string[] = modelFolders()): FoundModels {
  const first = (wanted: (folder: string) => string, parts: readonly string[]) =>
    folders.map(wanted).find((place) => parts.every((part) => existsSync(`${place}${part}`)));
  const folder = first(
    (models) => path.join(models, choice.ears),
    moonshineFiles.map((name) => `/${name}`),
  );
  const file = first((models) => path.join(models, `${choice.voice}.onnx`), ['', '.json']);
  const encoder = folders.find((models) => existsSync(path.join(models, encoderFile)));
  const sampleRate = file === undefined ? undefined : sampleRateOf(file);
  return {
    ears: folder === undefined ? undefined : { name: choice.ears, folder },
    encoder: encoder === undefined ? undefined : { name: encoderName, folder: encoder },
    voice: file === undefined || sampleRate === undefined ? undefined : { name: choice.voice, file, sampleRate },
  };
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
