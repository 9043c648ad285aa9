/** Mono 16-bit samples as a WAVE file. */
export function wave(parts: readonly Int16Array[], sampleRate: number): Uint8Array<ArrayBuffer> {
  const headerBytes = 44;
  const dataBytes = 2 * parts.reduce((length, part) => length + part.length, 0);
  const file = Buffer.alloc(headerBytes + dataBytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + dataBytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(dataBytes, 40);
  let at = headerBytes;
  for (const part of parts) {
    Buffer.from(part.buffer, part.byteOffset, part.byteLength).copy(file, at);
    at += part.byteLength;
  }
  return Uint8Array.from(file);
}
