import type { Hearing } from '../../scripts/speech/check/measure.ts';
import { hear } from '../../scripts/speech/hear.ts';
import { type Transcript, transcriptOf } from '../../scripts/speech/transcribe.ts';

/** What is written down of a sound, 16 kHz, and how sure the recognizer is of it. */
export async function transcribed(samples: Int16Array<ArrayBuffer>, hearing: Hearing): Promise<Transcript> {
  const { turns } = await hear(samples, { ...hearing, voiceActivity: hearing.openVoiceActivity() });
  return transcriptOf(turns);
}
