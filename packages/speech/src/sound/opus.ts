import OpusScript from 'opusscript';
import { type OpusSound, oggOpus, packetMs, readOggOpus } from './ogg.ts';

/** libopus hears so far ahead, in milliseconds: the beginning of what comes out belongs to nothing that went in. */
const lookAheadMs = 6.5;

/** How speech is packed. */
export interface OpusOptions {
  /** Hz: 8,000, 12,000, 16,000, 24,000 or 48,000. */
  readonly sampleRate: 8_000 | 12_000 | 16_000 | 24_000 | 48_000;
  /** Bits a second: 24,000 for speech that is hard to tell from the original, at 3 kB a second. */
  readonly bitRate: number;
}

/** Mono speech as a file: Opus in Ogg. Takes about a hundredth of its length. */
export function encodeOpus(samples: Int16Array, { sampleRate, bitRate }: OpusOptions): Buffer {
  const packetSamples = (sampleRate * packetMs) / 1_000;
  const encoder = new OpusScript(sampleRate, 1, OpusScript.Application.VOIP);
  try {
    encoder.setBitrate(bitRate);
    const durationMs = (samples.length * 1_000) / sampleRate;
    const count = Math.ceil((durationMs + lookAheadMs) / packetMs);
    const packets = Array.from({ length: count }, (_, n) => {
      const packet = new Int16Array(packetSamples);
      packet.set(samples.subarray(n * packetSamples, (n + 1) * packetSamples));
      return Uint8Array.from(encoder.encode(Buffer.from(packet.buffer), packetSamples));
    });
    return oggOpus({ packets, skip: lookAheadMs * 48, durationMs, sampleRate });
  } finally {
    encoder.delete();
  }
}

/**
 * What a player makes of a file of {@link encodeOpus}, at the rate of what went in.
 * @throws TypeError when it is no such file
 */
export function decodeOpus(file: Buffer): { samples: Int16Array<ArrayBuffer>; sampleRate: number } {
  const { packets, skip, durationMs, sampleRate }: OpusSound = readOggOpus(file);
  const rate = ([8_000, 12_000, 16_000, 24_000, 48_000] as const).find((known) => known === sampleRate);
  if (rate === undefined) throw new TypeError(`Opus does not know ${sampleRate} Hz`);
  const decoder = new OpusScript(rate, 1);
  try {
    const sound = Uint8Array.from(Buffer.concat(packets.map((packet) => decoder.decode(Buffer.from(packet)))));
    const samples = new Int16Array(sound.buffer);
    const from = Math.round((skip * rate) / 48_000);
    return { samples: samples.slice(from, from + Math.round((durationMs * rate) / 1_000)), sampleRate };
  } finally {
    decoder.delete();
  }
}
