import { synthesize } from '../../packages/agent/src/voice/flite/flite.ts';

/** A recording that the page's microphone can play: mono, 16 bit. */
export interface Recording {
  readonly base64: string;
  readonly sampleRate: number;
  readonly durationMs: number;
}

const sampleRate = 16_000;

/** Speaks sentences (text) with silences between them (numbers, milliseconds), in the candidate's voice. */
export async function record(...parts: readonly (string | number)[]): Promise<Recording> {
  const pieces: Int16Array[] = [];
  for (const part of parts) {
    if (typeof part === 'number') pieces.push(new Int16Array((part * sampleRate) / 1_000));
    else pieces.push(trim((await synthesize(part, { voice: 'rms' })).samples));
  }
  const whole = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return {
    base64: Buffer.from(whole.buffer).toString('base64'),
    sampleRate,
    durationMs: (whole.length / sampleRate) * 1_000,
  };
}

/** Cuts the silence that the synthesizer puts around a line, so that pauses are as long as asked for. */
function trim(samples: Int16Array): Int16Array {
  const audible = (sample: number) => Math.abs(sample) > 300;
  return samples.subarray(Math.max(0, samples.findIndex(audible)), samples.findLastIndex(audible) + 1);
}
