/**
 * Ogg (RFC 3533) around Opus (RFC 7845), as far as one voice needs it: mono packets of {@link packetMs} become a file that
 * every player takes.
 */

/** Length of a packet in milliseconds. */
export const packetMs = 20;

/** Granules are counted at this rate, whatever the sound's own. */
const granuleRate = 48_000;
const packetGranules = (granuleRate * packetMs) / 1_000;
/** A page a second: a player that seeks lands no further off. */
const packetsOnPage = 50;

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n << 24;
  for (let bit = 0; bit < 8; bit++) value = value & 0x8000_0000 ? (value << 1) ^ 0x04c1_1db7 : value << 1;
  return value >>> 0;
});

/** Ogg's check sum: CRC-32 with the polynomial 04C11DB7, neither reflected nor inverted. */
function checkSum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum = ((sum << 8) ^ (table[((sum >>> 24) ^ byte) & 0xff] ?? 0)) >>> 0;
  return sum;
}

const flags = { first: 2, last: 4 } as const;

interface Page {
  readonly flag: number;
  readonly granule: number;
  readonly packets: readonly Uint8Array[];
}

function page({ flag, granule, packets }: Page, serial: number, n: number): Buffer {
  const lengths = packets.flatMap(({ length }) => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255]);
  const head = Buffer.alloc(27);
  head.write('OggS', 0, 'latin1');
  head.writeUInt8(flag, 5);
  head.writeBigUInt64LE(BigInt(granule), 6);
  head.writeUInt32LE(serial, 14);
  head.writeUInt32LE(n, 18);
  head.writeUInt8(lengths.length, 26);
  const whole = Buffer.concat([head, Uint8Array.from(lengths), ...packets]);
  whole.writeUInt32LE(checkSum(whole), 22);
  return whole;
}

function opusHead(skip: number, sampleRate: number): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 0, 'latin1');
  head.writeUInt8(1, 8);
  head.writeUInt8(1, 9);
  head.writeUInt16LE(skip, 10);
  head.writeUInt32LE(sampleRate, 12);
  return head;
}

function opusTags(vendor: string): Buffer {
  const tags = Buffer.alloc(16 + vendor.length);
  tags.write('OpusTags', 0, 'latin1');
  tags.writeUInt32LE(vendor.length, 8);
  tags.write(vendor, 12, 'latin1');
  return tags;
}

/** What is put into a file. */
export interface OpusSound {
  readonly packets: readonly Uint8Array[];
  /** What the encoder adds at the beginning, in samples of 48,000 a second; players leave it out. */
  readonly skip: number;
  readonly durationMs: number;
  /** Of the sound before it was encoded; for information. */
  readonly sampleRate: number;
}

/** The file of an Opus stream. */
export function oggOpus({ packets, skip, durationMs, sampleRate }: OpusSound): Buffer {
  const pages: Page[] = [
    { flag: flags.first, granule: 0, packets: [opusHead(skip, sampleRate)] },
    { flag: 0, granule: 0, packets: [opusTags('libopus')] },
  ];
  const end = skip + Math.round((durationMs * granuleRate) / 1_000);
  for (let from = 0; from < packets.length; from += packetsOnPage) {
    const last = from + packetsOnPage >= packets.length;
    const granule = Math.min(from + packetsOnPage, packets.length) * packetGranules;
    pages.push({
      flag: last ? flags.last : 0,
      granule: last ? Math.min(end, granule) : granule,
      packets: packets.slice(from, from + packetsOnPage),
    });
  }
  return Buffer.concat(pages.map((one, n) => page(one, 1, n)));
}
