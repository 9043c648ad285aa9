import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Samples, earsSampleRate } from '../../../packages/agent/src/ears/recogniser.ts';
import { modelFolders } from '../../../packages/speech/src/index.ts';
import { resampled } from '../resample.ts';
import { readWave } from '../waveFile.ts';

/** A person who speaks, 16 kHz mono, and what is said. */
export interface HumanSpeech {
  readonly file: string;
  /** Recordings with the same one are of the same person. */
  readonly speaker: string;
  readonly text: string;
  readonly samples: Samples;
}

/** The rows of a table with tabs between its columns and their names above. */
export const rowsOf = (table: string): Record<string, string>[] => {
  const [head = '', ...rows] = table.split(/\r?\n/).filter(Boolean);
  const names = head.split('\t');
  return rows.map((row) => Object.fromEntries(row.split('\t').map((cell, at) => [names[at] ?? '', cell])));
};

/** What a recording is for: `read` are sentences, `short` words alone. */
export type Use = 'read' | 'short';

/** The human speech that is on this machine, of what `recordings.tsv` lists; `missing` counts the rest. */
export function humanSpeech(
  wanted: Use = 'read',
  folders = modelFolders(),
): { readonly speech: HumanSpeech[]; readonly missing: number } {
  const table = readFileSync(new URL('../recordings.tsv', import.meta.url), 'utf8');
  const rows = rowsOf(table).filter(({ use }) => use === wanted);
  const whole = new Map<string, Samples | undefined>();
  const read = (file: string): Samples | undefined => {
    const place = folders.map((folder) => path.join(folder, 'test-speech', file)).find((found) => existsSync(found));
    if (!whole.has(file))
      whole.set(file, place === undefined ? undefined : resampled(readWave(place), earsSampleRate).samples);
    return whole.get(file);
  };
  const speech = rows.flatMap(({ file = '', speaker = '', fromMs, toMs, text = '' }) => {
    const samples = read(file);
    const at = (ms: string | undefined) => (ms ? (Number(ms) * earsSampleRate) / 1_000 : undefined);
    return samples ? [{ file, speaker, text, samples: samples.slice(at(fromMs), at(toMs)) }] : [];
  });
  return { speech, missing: rows.length - speech.length };
}
