/** Messages of protocol buffers, as far as ONNX models need them: fields one behind the other. */
export type Message = Buffer;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

/** A field that holds bytes: a text, or another message. */
export function bytesField(number: number, content: Buffer | string): Message {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from([...varint(number * 8 + 2), ...varint(bytes.length)]), bytes]);
}

/** A field that holds a whole number; a negative one as 64 bits. */
export function numberField(number: number, value: number): Message {
  if (value >= 0) return Buffer.from([...varint(number * 8), ...varint(value)]);
  const bits = Buffer.from(varint(number * 8));
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Buffer.concat([bits, Buffer.from([...bytes, Number(rest)])]);
}

/** A field that holds a number of 32 bits with a fraction. */
export function floatField(number: number, value: number): Message {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([Buffer.from(varint(number * 8 + 5)), bytes]);
}
