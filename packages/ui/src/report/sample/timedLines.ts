import { nurseTranscript } from './sampleTranscript.ts';
import type { Quote } from '../../primitives/index.ts';
import type { ReportLine, TimedWord } from '../types.ts';

/** Milliseconds that a word takes at an even pace. */
const wordMs = 345;

function timed(text: string, startMs: number, stepMs: number): TimedWord[] {
  return text.split(' ').map((word, i) => ({
    text: word,
    startMs: Math.round(startMs + i * stepMs),
    endMs: Math.round(startMs + (i + 1) * stepMs),
  }));
}

/** The sample interview with the times of its words. */
export const sampleLines: readonly ReportLine[] = nurseTranscript.map((line, turn) => {
  const next = nurseTranscript[turn + 1]?.startMs ?? line.startMs + 5_000;
  const room = (next - 400 - line.startMs) / line.text.split(' ').length;
  const words = timed(line.text, line.startMs, Math.min(wordMs, room));
  return { ...line, turn, endMs: words.at(-1)?.endMs ?? next, words };
});

/** Words of the sample interview as a quote with their moment; throws if nobody said them. */
export function quoted(text: string): Quote {
  for (const { speaker, text: whole, words, startMs } of sampleLines) {
    const at = speaker === 'user' ? whole.indexOf(text) : -1;
    if (at < 0) continue;
    const before = whole.slice(0, at).split(' ').length - 1;
    return { text, startMs: words?.[before]?.startMs ?? startMs };
  }
  throw new Error(`not said: ${text}`);
}
