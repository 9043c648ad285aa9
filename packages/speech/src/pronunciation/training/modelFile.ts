import { brotliCompressSync, constants } from 'node:zlib';
import { probabilityByte, backOffByte } from '../phonemes/letterModel.ts';
import type { Node } from './ngrams.ts';

const order = (node: Node): [number, Node][] => [...(node.children ?? [])].sort(([a], [b]) => a - b);

/**
 * The model as bytes: a JSON line with the symbols, then for each depth, in order, the number of followers of each node of the depth
 * before, and symbol, probability and back-off of every node. Like things stand together, which compresses best.
 */
export function modelFile(root: Node, symbols: readonly string[], depth: number): Buffer {
  const head = Buffer.from(`${JSON.stringify({ symbols, depth })}\n`);
  const parts: Buffer[] = [head];
  let level = [root];
  for (let at = 0; at < depth; at++) {
    const next = level.map(order);
    const flat = next.flat();
    parts.push(
      u32(flat.length),
      Buffer.from(next.flatMap((children) => [children.length & 255, children.length >> 8])),
      Buffer.from(flat.flatMap(([symbol]) => [symbol & 255, symbol >> 8])),
      Buffer.from(flat.map(([, node]) => probabilityByte(node.probability))),
      Buffer.from(flat.map(([, node]) => backOffByte(node.backOff))),
    );
    level = flat.map(([, node]) => node);
  }
  return brotliCompressSync(Buffer.concat(parts), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
