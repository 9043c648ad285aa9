import { createHash } from 'node:crypto';
import path from 'node:path';
import { clauseSound } from '../../packages/speech/src/voice/clauseSound.ts';
import { kokoroRate, kokoroSymbols, numbersOf } from '../../packages/speech/src/voice/kokoroSymbols.ts';
import { phonemesOf, spokenText } from '../../packages/speech/src/pronunciation/index.ts';
import { root } from '../lib/paths.mjs';
import { sha256 } from '../setup/files.mjs';
import { models } from '../setup/modelFiles.mjs';
import { bitRate } from './renderer.ts';

/** Characters of a file's name that tell it from others. */
const nameLength = 20;

/** Rises when a model of the same name is asked otherwise (packages/speech/src/voice/kokoro.ts). */
const askedVersion = '1';

const hash = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** What all the lines are made with: the model, the voice, how sound is trimmed and made even, and how it is packed. */
const madeWith = hash(
  models.flatMap(({ files }) => files).find(({ path }) => path === 'kokoro-82m/model.onnx')?.sha256 ?? '',
  sha256(path.join(root, 'packages/speech/voices/af_heart.bin')),
  // A tone that grows from nothing, with silence around it.
  String(
    clauseSound(
      Float32Array.from({ length: 9_000 }, (_, n) => (n > 3_000 && n < 6_000 ? Math.sin(n / 9) * (n / 9_000) : 0)),
      kokoroRate,
    ),
  ),
  String(bitRate),
  askedVersion,
);

/** The name of a clause's file: another pronunciation, or another way to make it, has another name. */
export const fileOf = (clause: string): string =>
  `${hash(madeWith, String(numbersOf(kokoroSymbols(phonemesOf(spokenText(clause)))))).slice(0, nameLength)}.opus`;
