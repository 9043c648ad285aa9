import { clausesOf, defaultModels, encodeOpus, findModels, loadVoice } from '@viva/speech';
import { kokoroRate as sampleRate } from '../../packages/speech/src/voice/kokoroSymbols.ts';
import { sha256 } from '../setup/files.mjs';
import { models } from '../setup/modelFiles.mjs';

/** Bits a second: speech at 24 kHz that is hard to tell from what went in. */
export const bitRate = 24_000;
/** Silence between the clauses of a sample, in milliseconds. */
const betweenMs = 280;

/** Makes a file of a clause, or of a line of several, with a voice of Kokoro. @throws where its model is missing, or another one is in its place */
export async function renderer(style: string = defaultModels.style): Promise<(text: string) => Promise<Buffer>> {
  const { voice } = findModels({ ...defaultModels, style });
  if (!voice) throw new Error('The voice’s model is missing: npm run setup provides it.');
  // The quick form of the model is the one whose lines come with the product.
  const pinned = models.flatMap(({ files }) => files).find(({ path }) => path === `${defaultModels.voice}/model.onnx`);
  if (sha256(voice.file) !== pinned?.sha256)
    throw new Error(`${voice.file} is not the model whose lines come with Viva.`);
  const speak = await loadVoice(voice);
  return async (text) => {
    const pieces: Int16Array[] = [];
    for (const clause of clausesOf(text)) {
      const spoken = await speak(clause);
      if (spoken.sampleRate !== sampleRate) throw new Error(`A voice of Kokoro speaks at ${sampleRate} Hz.`);
      if (pieces.length > 0) pieces.push(new Int16Array((sampleRate * betweenMs) / 1_000));
      pieces.push(spoken.samples);
    }
    return encodeOpus(joined(pieces), { sampleRate, bitRate });
  };
}

function joined(pieces: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
