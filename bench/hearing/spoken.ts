import type { tts } from '@livekit/agents';
import { earsSampleRate } from '../../packages/agent/src/ears/recogniser.ts';
import { fliteVoices, synthesize } from '../../packages/agent/src/voice/flite/flite.ts';
import { type HumanSpeech, humanSpeech } from '../../scripts/speech/check/recordings.ts';
import { resampled } from '../../scripts/speech/resample.ts';
import { speakLine } from '../../scripts/speech/speakLine.ts';
import { joinedSamples } from '../../scripts/speech/waveFile.ts';
import { answers } from './answers.ts';

/** A whole answer as somebody says it, 16 kHz mono. */
export interface SpokenAnswer {
  readonly speaker: string;
  readonly kind: 'human' | 'flite' | 'voice';
  readonly text: string;
  readonly samples: Int16Array<ArrayBuffer>;
}

/** People with short sentences: so many of them are said together, with a pause between. */
const sentencesTogether = 3;
const pause = new Int16Array(earsSampleRate * 0.6);

/** What people read aloud, in answers of some length. */
export function humanAnswers(): SpokenAnswer[] {
  const bySpeaker = Map.groupBy(humanSpeech().speech, ({ speaker }) => speaker);
  return [...bySpeaker].flatMap(([speaker, all]) => {
    const long = all.every(({ samples }) => samples.length > earsSampleRate * 7);
    return groups(all, long ? 1 : sentencesTogether).map((group) => ({
      speaker,
      kind: 'human' as const,
      text: group.map(({ text }) => text).join(' '),
      samples: joinedSamples(group.flatMap(({ samples }) => [samples, pause])),
    }));
  });
}

function groups(all: readonly HumanSpeech[], size: number): HumanSpeech[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size));
}

/** The thirty answers in Flite's three voices. */
export async function fliteAnswers(): Promise<SpokenAnswer[]> {
  const spoken: SpokenAnswer[] = [];
  for (const speaker of fliteVoices) {
    for (const text of answers) {
      const speech = await synthesize(text, { voice: speaker });
      spoken.push({ speaker, kind: 'flite', text, samples: resampled(speech, earsSampleRate).samples });
    }
  }
  return spoken;
}

/** The thirty answers in the interviewer's voice. */
export async function voiceAnswers(voice: tts.TTS): Promise<SpokenAnswer[]> {
  const spoken: SpokenAnswer[] = [];
  for (const text of answers) {
    const { samples } = resampled(await speakLine(voice, text), earsSampleRate);
    spoken.push({ speaker: 'interviewer', kind: 'voice', text, samples });
  }
  return spoken;
}
