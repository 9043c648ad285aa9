import { z } from 'zod';

/** What stands before a head's numbers in its file. */
export const headerSchema = z.object({
  labels: z.array(z.string()).min(2),
  /** Whose vectors it takes; see {@link import('../encoder/encoder.ts').Encoder.name}. */
  encoder: z.string(),
  /** Length of those vectors. */
  inputs: z.number().int().positive(),
  /** Length of its own. */
  width: z.number().int().positive(),
  /** Layers of attention. */
  blocks: z.number().int().nonnegative(),
  /** Whether it tells labels of a text as a whole, or of each of its tokens. */
  of: z.enum(['text', 'token']).default('text'),
  /** Digest of the data that it was trained on, SHA-256. */
  data: z.string(),
});
export type HeadHeader = z.infer<typeof headerSchema>;

/** A head's numbers by their names. */
export type Weights = ReadonlyMap<string, Float32Array>;

/** Names and lengths of all arrays of a head, in the order in which they stand in its file. */
export function arraysOf({ labels, inputs, width, blocks, of }: HeadHeader): [string, number][] {
  const matrix = (name: string, from: number, to: number): [string, number][] => [
    [`${name}.weights`, from * to],
    [`${name}.bias`, to],
  ];
  const norm = (name: string): [string, number][] => [
    [`${name}.scale`, width],
    [`${name}.shift`, width],
  ];
  const block = (name: string) => [
    ...['query', 'key', 'value', 'out'].flatMap((part) => matrix(`${name}.${part}`, width, width)),
    ...norm(`${name}.attended`),
    ...matrix(`${name}.widen`, width, 2 * width),
    ...matrix(`${name}.narrow`, 2 * width, width),
    ...norm(`${name}.done`),
  ];
  return [
    ...matrix('input', inputs, width),
    ...norm('entered'),
    ...Array.from({ length: blocks }, (_, index) => block(`block${index}`)).flat(),
    ...matrix('output', of === 'text' ? 2 * width : width, labels.length),
  ];
}

/** A head's file: a line of JSON, then all numbers as bfloat16. */
export function packed(header: HeadHeader, weights: Weights): Buffer {
  const numbers = arraysOf(header).flatMap(([name]) => [...(weights.get(name) ?? [])]);
  const bits = new Uint32Array(Float32Array.from(numbers).buffer);
  // Half of the last bit that stays is added, so that what is cut off rounds.
  const halves = Uint16Array.from(bits, (value) => ((value + 0x7fff + ((value >>> 16) & 1)) >>> 16) & 0xffff);
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), Buffer.from(halves.buffer)]);
}

/** @throws when this is no head's file. */
export function unpacked(file: Uint8Array): { readonly header: HeadHeader; readonly weights: Weights } {
  const end = file.indexOf(10);
  const header = headerSchema.parse(JSON.parse(Buffer.from(file.subarray(0, end)).toString()));
  const halves = new Uint16Array(Uint8Array.from(file.subarray(end + 1)).buffer);
  const numbers = new Float32Array(Uint32Array.from(halves, (half) => half << 16).buffer);
  const weights = new Map<string, Float32Array>();
  let at = 0;
  for (const [name, length] of arraysOf(header)) weights.set(name, numbers.subarray(at, (at += length)));
  if (at !== numbers.length) throw new Error(`a head of this shape has ${at} numbers, not ${numbers.length}`);
  return { header, weights };
}
