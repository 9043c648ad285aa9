import { deserialize, serialize } from 'node:v8';

const headerBytes = 4;
/** Longest message: some minutes of sound. */
const mostBytes = 64 * 1024 * 1024;

/** A message as bytes for a stream: its length, then the message with its typed arrays. */
export function frameOf(message: unknown): Buffer {
  const body = serialize(message);
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32LE(body.length);
  return Buffer.concat([header, body]);
}

/** Puts messages together from the parts in which a stream brings them; throws when a message is too long. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  /** The messages that are whole with this part. */
  read(part: Buffer): unknown[] {
    this.#rest = this.#rest.length === 0 ? part : Buffer.concat([this.#rest, part]);
    const messages: unknown[] = [];
    for (;;) {
      if (this.#rest.length < headerBytes) return messages;
      const length = this.#rest.readUInt32LE();
      if (length > mostBytes) throw new Error(`a message of ${length} bytes is too long`);
      if (this.#rest.length < headerBytes + length) return messages;
      messages.push(deserialize(this.#rest.subarray(headerBytes, headerBytes + length)));
      this.#rest = this.#rest.subarray(headerBytes + length);
    }
  }
}
