import { readFileSync } from 'node:fs';
import path from 'node:path';
import { earsSampleRate } from '../../packages/agent/src/ears/recogniser.ts';
import { fliteVoices, synthesize } from '../../packages/agent/src/voice/flite/flite.ts';
import { pinkNoise, withNoise } from '../../packages/speech/src/testing/sounds.ts';
import { type Hearing, padded } from '../../scripts/speech/check/measure.ts';
import { resampled } from '../../scripts/speech/resample.ts';
import type { Sound } from '../../scripts/speech/waveFile.ts';
import { transcribed } from './transcribed.ts';

const noiseDb = 15;

/** The limits were chosen by `dev` after a look at `heldout`; `check` was written and heard afterwards. */
export type TermsCorpus = 'dev' | 'heldout' | 'check';

/** A sentence of `corpus/terms-*.tsv`: with some of its job's terms, or with none but words that sound like them. */
interface TermsSentence {
  readonly terms: readonly string[];
  readonly said: string;
}

/** What is written down of such a sentence. */
export interface TermsHeard extends TermsSentence {
  readonly speaker: string;
  readonly condition: string;
  readonly written: string;
}

function sentencesOf(corpus: TermsCorpus): TermsSentence[] {
  const file = path.join(import.meta.dirname, 'corpus', `terms-${corpus}.tsv`);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [terms = '', said = ''] = line.split('\t');
    return { terms: terms.split('|'), said };
  });
}

/** What is written down of the sentences of a corpus in the voices of machines, clean and in some noise. */
export async function hearTerms(
  corpus: TermsCorpus,
  hearing: Hearing,
  voice: (text: string) => Promise<Sound>,
): Promise<TermsHeard[]> {
  const heard: TermsHeard[] = [];
  for (const [index, sentence] of sentencesOf(corpus).entries()) {
    const voices: [string, Sound][] = [['interviewer', await voice(sentence.said)]];
    for (const name of fliteVoices) voices.push([name, await synthesize(sentence.said, { voice: name })]);
    for (const [speaker, sound] of voices) {
      const { samples } = resampled(sound, earsSampleRate);
      const noisy = withNoise(samples, pinkNoise(samples.length, index), noiseDb);
      for (const [condition, heardSound] of [
        ['clean', samples],
        [`pink noise ${noiseDb} dB`, noisy],
      ] as const) {
        const { text: written } = await transcribed(padded(heardSound), hearing);
        heard.push({ ...sentence, speaker, condition, written });
      }
    }
  }
  return heard;
}
