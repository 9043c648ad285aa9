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

/** The parts of a page: how far the sound goes with it, its packets, and where the next one begins. */
function readPage(file: Buffer, at: number): { granule: number; packets: Uint8Array[]; next: number } {
  const count = at + 27 > file.length ? 0 : file.readUInt8(at + 26);
  if (count === 0 || file.toString('latin1', at, at + 4) !== 'OggS') throw new TypeError('this is no Ogg file');
  const packets: Uint8Array[] = [];
  let [from, length] = [at + 27 + count, 0];
  for (const lace of file.subarray(at + 27, at + 27 + count)) {
    length += lace;
    if (lace === 255) continue;
    packets.push(file.subarray(from, from + length));
    [from, length] = [from + length, 0];
  }
  return { granule: Number(file.readBigUInt64LE(at + 6)), packets, next: from };
}

/**
 * The Opus stream of a file that {@link oggOpus} made: none of its packets goes over a page's end.
 * @throws TypeError when it is none
 */
export function readOggOpus(file: Buffer): OpusSound {
  const first = readPage(file, 0);
  const head = Buffer.from(first.packets[0] ?? []);
  if (head.length < 19 || head.toString('latin1', 0, 8) !== 'OpusHead') throw new TypeError('this is no Opus file');
  const [skip, sampleRate] = [head.readUInt16LE(10), head.readUInt32LE(12)];
  const packets: Uint8Array[] = [];
  let granule = 0;
  for (let at = readPage(file, first.next).next; at < file.length;) {
    const page = readPage(file, at);
    packets.push(...page.packets);
    [at, granule] = [page.next, page.granule];
  }
  return { packets, skip, durationMs: ((granule - skip) * 1_000) / granuleRate, sampleRate };
}
