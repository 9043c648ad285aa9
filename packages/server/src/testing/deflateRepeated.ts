import { constants, deflateRawSync } from 'node:zlib';

/** Adler-32 modulus, RFC 1950. */
const modulus = 65_521;

function sumsOf(bytes: Uint8Array): [number, number] {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % modulus;
    high = (high + low) % modulus;
  }
  return [low, high];
}

/** `head` and `times` times `piece`, as deflate (RFC 1950) in milliseconds: each piece is the same packed block. */
export function deflateRepeated(piece: Uint8Array, times: number, head: Uint8Array = Buffer.alloc(0)): Buffer {
  const block = (bytes: Uint8Array) => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  let [low, high] = sumsOf(head);
  const [pieceLow, pieceHigh] = sumsOf(piece);
  for (let n = 0; n < times; n++) {
    high = (high + (piece.length % modulus) * (low + modulus - 1) + pieceHigh) % modulus;
    low = (low + pieceLow + modulus - 1) % modulus;
  }
  const end = Buffer.from([3, 0, 0, 0, 0, 0]);
  end.writeUInt32BE(high * 65_536 + low, 2);
  const packed = block(piece);
  return Buffer.concat([Buffer.from([0x78, 0xda]), block(head), ...Array.from({ length: times }, () => packed), end]);
}
