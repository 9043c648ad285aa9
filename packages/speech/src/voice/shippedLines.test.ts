import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encodeOpus } from '../sound/opus.ts';
import { LineCache } from './lineCache.ts';
import { builtInVoice } from '../testing/models.ts';
import { ShippedLines, shippedIndex, shippedLines } from './shippedLines.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'viva-shipped-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const clause = 'Tell me about it.';
const tone = Int16Array.from({ length: 24_000 }, (_, n) => Math.round(8_000 * Math.sin(n / 10)));

function ship(bytes: Uint8Array = encodeOpus(tone, { sampleRate: 24_000, bitRate: 24_000 })): ShippedLines {
  const name = 'line.opus';
  writeFileSync(path.join(folder, name), bytes);
  writeFileSync(shippedIndex(folder), `${name}\tdigest\t${clause}\n`);
  return new ShippedLines(folder);
}

describe('lines that come with the product', () => {
  test('are as long as they were when they were made', async () => {
    const found = await ship().find(clause);
    expect(found?.sampleRate).toBe(24_000);
    expect(found?.samples).toHaveLength(tone.length);
  });

  test('are those of the index alone, and none without one', async () => {
    expect(await ship().find('Tell me more.')).toBeUndefined();
    rmSync(shippedIndex(folder));
    expect(await new ShippedLines(folder).find(clause)).toBeUndefined();
  });

  test('are found where a checkout has other line ends', async () => {
    ship();
    writeFileSync(shippedIndex(folder), `line.opus\tdigest\t${clause}\r\n`);
    expect(await new ShippedLines(folder).find(clause)).toBeDefined();
  });

  test('are said in their own voice alone: another model or style of that name has none of them', async () => {
    const voice = builtInVoice();
    expect(await shippedLines(voice)?.find('Goodbye.')).toMatchObject({ sampleRate: 24_000 });
    const anotherModel = path.join(folder, 'model.onnx');
    writeFileSync(anotherModel, 'another model');
    for (const other of [
      { file: anotherModel },
      { name: 'other, af_heart' },
      { style: path.join(folder, 'af_heart.bin') },
      { style: undefined },
    ])
      expect(shippedLines({ ...voice, ...other })).toBeUndefined();
  });

  test('are made anew where their file is broken, and the operator is told', async () => {
    const told: string[] = [];
    const shipped = ship(Buffer.from('no sound'));
    const lines = new LineCache({ folder: undefined, sampleRate: 24_000, shipped, warn: (text) => told.push(text) });
    expect(await lines.find(clause)).toBeUndefined();
    expect(told).toEqual([expect.stringMatching(/^A line that comes with the product is made anew: /)]);
  });
});
