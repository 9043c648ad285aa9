import type { ScriptedAnswer } from './session.ts';

/** A word as it is said. */
export interface SpokenWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Silence before it. */
  readonly silenceMs: number;
  /** The filler that begins with it. */
  readonly filler: string | null;
}

type Part = Pick<SpokenWord, 'text' | 'silenceMs' | 'filler'>;

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** The words of an answer in the order in which they are said. */
function partsOf({ text, fillers = [], pauses = [] }: ScriptedAnswer): Part[] {
  return wordsIn(text ?? '').flatMap((word, i) => {
    const put = fillers.filter(({ before }) => before === i);
    const said = put.flatMap((filler) =>
      wordsIn(filler.text).map((part, k) => ({ text: part, filler: k === 0 ? filler.text : null })),
    );
    const silent = pauses.filter(({ before }) => before === i && i > 0).reduce((sum, { ms }) => sum + ms, 0);
    return [...said, { text: word, filler: null }].map((part, k) => ({ ...part, silenceMs: k === 0 ? silent : 0 }));
  });
}

/**
 * An answer's words with times, at its pace. Longer words take longer, and most leave a short silence before the next
 * one. A word before a pause, and the last one, fill all of their time, so that words over speaking time is the pace.
 */
export function spokenWords(answer: ScriptedAnswer, startMs: number, random: () => number): SpokenWord[] {
  const parts = partsOf(answer);
  const weights = parts.map(({ text }) => 2 + text.length * (0.6 + 0.4 * random()));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const total = (parts.length * 60_000) / (answer.pace ?? 150);
  let at = startMs;
  return parts.map((part, i) => {
    at += part.silenceMs;
    const takes = ((weights[i] ?? 0) / whole) * total;
    const next = parts[i + 1];
    const filled = next === undefined || next.silenceMs > 0 ? 1 : 1 - 0.3 * random();
    const word = { ...part, startMs: Math.round(at), endMs: Math.round(at + takes * filled) };
    at += takes;
    return word;
  });
}
