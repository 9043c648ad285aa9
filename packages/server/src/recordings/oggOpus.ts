const headBytes = 27;
/** Samples a millisecond in Ogg's reckoning of Opus, whatever the sound's own rate. */
const granulesPerMs = 48;

/** A page of an Ogg file: where its content begins and where it ends, and how far the sound goes with it. */
interface Page {
  readonly from: number;
  readonly to: number;
  readonly granule: number;
}

function pageAt(file: Buffer, at: number): Page | undefined {
  if (at + headBytes > file.length || file.toString('latin1', at, at + 5) !== 'OggS\0') return undefined;
  const from = at + headBytes + file.readUInt8(at + 26);
  if (from > file.length) return undefined;
  const to = file.subarray(at + headBytes, from).reduce((sum, length) => sum + length, from);
  return to > file.length ? undefined : { from, to, granule: Number(file.readBigUInt64LE(at + 6)) };
}

/** How long an Ogg Opus file of one voice plays, in milliseconds; undefined when it is none, or not whole. */
export function durationOf(file: Buffer): number | undefined {
  const first = pageAt(file, 0);
  if (!first || file.toString('latin1', first.from, first.from + 8) !== 'OpusHead' || first.to - first.from < 19)
    return undefined;
  const skip = file.readUInt16LE(first.from + 10);
  let last = first;
  while (last.to < file.length) {
    const page = pageAt(file, last.to);
    if (!page) return undefined;
    last = page;
  }
  const durationMs = (last.granule - skip) / granulesPerMs;
  return durationMs > 0 && durationMs < 24 * 3_600_000 ? durationMs : undefined;
}
