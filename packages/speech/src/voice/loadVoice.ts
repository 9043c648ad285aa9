import type { FoundVoice } from '../models.ts';
import { phonemesOf, spokenText } from '../pronunciation/index.ts';
import type { Spoken } from '../service/protocol.ts';
import { Kokoro } from './kokoro.ts';
import { Piper } from './piper.ts';

/** Loads a voice into the calling thread; what comes back speaks a clause. @throws when a file is missing or no voice */
export async function loadVoice({
  file,
  style,
}: Pick<FoundVoice, 'file' | 'style'>): Promise<(clause: string) => Promise<Spoken>> {
  const voice = await (style === undefined ? Piper.load(file) : Kokoro.load(file, style));
  const { sampleRate } = voice;
  return async (clause) => ({ samples: await voice.speak(phonemesOf(spokenText(clause))), sampleRate });
}
