import type { tts } from '@livekit/agents';
import { type Sound, joinedSamples } from './waveFile.ts';

/** A line as it was spoken. */
export interface SpokenLine extends Sound {
  /** From asking until the first sound was there, in milliseconds. */
  readonly firstSoundMs: number;
  /** Until all of it was there, in milliseconds. */
  readonly wholeMs: number;
}

/** Speaks a line as an interview does. Rejects when no voice can. */
export async function speakLine(voice: tts.TTS, text: string): Promise<SpokenLine> {
  const began = performance.now();
  let firstSoundMs: number | undefined;
  const parts: Int16Array[] = [];
  let failure: unknown;
  const note = ({ error }: { error: unknown }) => (failure = error);
  voice.on('error', note);
  try {
    for await (const { frame } of voice.synthesize(text)) {
      firstSoundMs ??= performance.now() - began;
      parts.push(Int16Array.from(frame.data));
    }
  } finally {
    voice.off('error', note);
  }
  if (firstSoundMs === undefined) throw failure instanceof Error ? failure : new Error('there was no sound');
  return {
    samples: joinedSamples(parts),
    sampleRate: voice.sampleRate,
    firstSoundMs,
    wholeMs: performance.now() - began,
  };
}
