import { earsSampleRate } from '../../packages/agent/src/ears/recogniser.ts';
import { fliteVoices, synthesize } from '../../packages/agent/src/voice/flite/flite.ts';
import { pinkNoise, withNoise } from '../../packages/speech/src/testing/sounds.ts';
import { wordErrors } from '../../packages/speech/src/testing/wordErrors.ts';
import { type Hearing, padded } from '../../scripts/speech/check/measure.ts';
import { humanSpeech } from '../../scripts/speech/check/recordings.ts';
import { resampled } from '../../scripts/speech/resample.ts';
import type { Sound } from '../../scripts/speech/waveFile.ts';
import { noises } from './noises.ts';
import { transcribed } from './transcribed.ts';

const shortWords = ['Yes.', 'No.', 'Okay.', 'Sure.', 'Right.', 'Yeah.', 'Never.', 'Maybe.', 'Thanks.', 'Of course.'];
const noiseDb = 15;

/** Sounds of 8 s that are no speech. */
export interface NoiseHeard {
  readonly sounds: number;
  /** In so many of them something was written down. */
  readonly written: number;
  /** In so many of them a word, not only "uh". */
  readonly words: number;
}

/** What is written down of sounds that are no speech, by their kinds; so many of each, loud and soft. */
export async function hearNoise(hearing: Hearing, ofEach: number): Promise<Record<string, NoiseHeard>> {
  const heard: Record<string, NoiseHeard> = {};
  for (const { kind, samples } of noises(ofEach)) {
    const { text } = await transcribed(padded(samples), hearing);
    const { sounds = 0, written = 0, words = 0 } = heard[kind] ?? {};
    heard[kind] = {
      sounds: sounds + 1,
      written: written + (text ? 1 : 0),
      words: words + (wordErrors('', text).errors > 0 ? 1 : 0),
    };
  }
  return heard;
}

/** Words that are said alone. */
export interface ShortWords {
  readonly words: number;
  /** Of so many something was written down. */
  readonly kept: number;
  readonly right: number;
}

/** What is written down of words that are said alone, by people and machines, clean and in some noise. */
export async function hearShortWords(
  hearing: Hearing,
  voice: (text: string) => Promise<Sound>,
): Promise<Record<string, ShortWords>> {
  const people = humanSpeech('short').speech.map(({ text, samples }) => ({ who: 'people', text, samples }));
  const machines: typeof people = [];
  for (const text of shortWords) {
    const sounds: Sound[] = [await voice(text)];
    for (const name of fliteVoices) sounds.push(await synthesize(text, { voice: name }));
    for (const sound of sounds)
      machines.push({ who: 'machines', text, samples: resampled(sound, earsSampleRate).samples });
  }
  const heard: Record<string, ShortWords> = {};
  for (const [index, { who, text, samples }] of [...people, ...machines].entries()) {
    const noisy = withNoise(samples, pinkNoise(samples.length, index), noiseDb);
    const kinds = { [who]: samples, [`${who}, pink noise ${noiseDb} dB`]: noisy };
    for (const [kind, sound] of Object.entries(kinds)) {
      const written = await transcribed(padded(sound), hearing);
      const { words = 0, kept = 0, right = 0 } = heard[kind] ?? {};
      heard[kind] = {
        words: words + 1,
        kept: kept + (written.text ? 1 : 0),
        right: right + (wordErrors(text, written.text).errors === 0 ? 1 : 0),
      };
    }
  }
  return heard;
}
