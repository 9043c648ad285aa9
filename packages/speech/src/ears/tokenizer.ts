/** Marks the beginning of a word in a token. */
const wordMark = '▁';

/** Turns a model's token numbers into text. */
export type Detokenize = (tokens: readonly number[]) => string;

/**
 * Reads a `tokenizer.bin` of the Moonshine models: one byte string after another, each behind its length (one byte, or
 * two where the length is over 127: the low seven bits first). A token's number is its place in the file.
 */
export function readTokenizer(file: Buffer): Detokenize {
  const pieces: Buffer[] = [];
  for (let at = 0; at < file.length;) {
    const first = file.readUInt8(at++);
    const length = first < 128 ? first : first - 128 + file.readUInt8(at++) * 128;
    pieces.push(file.subarray(at, at + length));
    at += length;
  }
  return (tokens) =>
    Buffer.concat(tokens.flatMap((token) => pieces[token] ?? []))
      .toString()
      .replaceAll(wordMark, ' ')
      .trim();
}
