import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A silence of a speaker: all that was said before it in the answer, and how long it lasts. */
export interface Silence {
  readonly answer: string;
  readonly question: string;
  readonly text: string;
  /** Milliseconds; undefined at the end of the answer. */
  readonly ms: number | undefined;
  /** Milliseconds of the silences before it. */
  readonly before: readonly { readonly text: string; readonly ms: number }[];
}

/** Silences of so long are for thinking; shorter ones are between sentences. Milliseconds. */
export const thinkingMs = 1_000;

/**
 * Reads answers to interview questions, written down by people who did not know how their ends are found: a line each
 * with an id, the question, and the answer, in which `[[1200]]` is a silence of 1,200 ms.
 */
export function readSilences(file: string): Silence[] {
  const lines = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const [answer = '', question = '', spoken = ''] = line.split('\t');
    const parts = spoken.split(/\s*\[\[(\d+)\]\]\s*/);
    const silences: Silence[] = [];
    const before: { text: string; ms: number }[] = [];
    let text = '';
    for (let at = 0; at < parts.length; at += 2) {
      text = `${text} ${parts[at] ?? ''}`.trim();
      const ms = at + 1 < parts.length ? Number(parts[at + 1]) : undefined;
      silences.push({ answer, question, text, ms, before: [...before] });
      if (ms !== undefined) before.push({ text, ms });
    }
    return silences;
  });
}
