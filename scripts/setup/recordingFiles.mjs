// More people who speak, for `npm run check:engines` and `npm run bench:hearing` alone: recordingFiles.tsv says what each
// file must contain and where it comes from, scripts/speech/recordings.tsv what is said in it. Licenses: PocketSphinx BSD
// (its Austen is read for LibriVox: public domain), lhotse and SpeechBrain Apache-2.0 (LibriSpeech is CC BY 4.0, LJ Speech
// is in the public domain), whisper.cpp MIT (a president's speech: public domain), Azure-Samples MIT, Free
// Spoken Digits CC BY-SA 4.0.
import { readFileSync } from 'node:fs';

/** @typedef {import('./modelFiles.mjs').Model} Model */
/** @typedef {import('./modelFiles.mjs').ModelFile} ModelFile */

const [, ...rows] = readFileSync(new URL('./recordingFiles.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** Sixteen people, 4 MB: read sentences, a speech, a conversation, and words alone. @type {Model} */
export const recordings = {
  title: 'more human speech to measure with',
  without: 'fewer people are measured',
  forTests: true,
  files: rows.map((row) => {
    const [file = '', bytes = '', sha256 = '', place = ''] = row.split('\t');
    return {
      path: `test-speech/${file}`,
      bytes: Number(bytes),
      sha256,
      address: `https://raw.githubusercontent.com/${place}`,
    };
  }),
};
