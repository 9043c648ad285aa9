/** A page of an Ogg file, with its check sum left out: nothing here looks at it. */
function page(flag: number, granule: number, packets: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(27);
  head.write('OggS', 0, 'latin1');
  head.writeUInt8(flag, 5);
  head.writeBigUInt64LE(BigInt(granule), 6);
  head.writeUInt8(packets.length, 26);
  return Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets]);
}

const opusHead = Buffer.from([...Buffer.from('OpusHead'), 1, 1, 56, 1, 128, 62, 0, 0, 0, 0, 0]);
const opusTags = Buffer.from([...Buffer.from('OpusTags'), 0, 0, 0, 0, 0, 0, 0, 0]);
/** 20 ms of silence. */
const silence = Buffer.from([0xf8, 0xff, 0xfe]);
const skip = 312;

/** An Ogg Opus file of silence. */
export function silentOpus(ms: number): Buffer {
  const packets = Array.from({ length: Math.ceil(ms / 20) + 1 }, () => silence);
  const pages = [];
  for (let from = 0; from < packets.length; from += 50) {
    const some = packets.slice(from, from + 50);
    const last = from + 50 >= packets.length;
    pages.push(page(last ? 4 : 0, last ? skip + ms * 48 : (from + 50) * 960, some));
  }
  return Buffer.concat([page(2, 0, [opusHead]), page(0, 0, [opusTags]), ...pages]);
}
