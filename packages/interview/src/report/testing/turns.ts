import type { SessionRecord } from '../record.ts';

/** A turn of a session file. */
export type Turn = SessionRecord['turns'][number];

export const q1 = { id: 'q1', text: 'Why do you want this job?' };
export const q2 = { id: 'q2', text: 'Tell me about a hard day.' };

/** A line of the interviewer that takes three seconds. */
export const agent = (n: number, text: string, startMs: number, more: Partial<Turn> = {}): Turn => ({
  n,
  speaker: 'agent',
  text,
  startMs,
  endMs: startMs + 3_000,
  ...more,
});

/** A spoken turn at an even pace; `gaps` adds silence, in milliseconds, before the word at that position. */
export function spoken(
  n: number,
  text: string,
  startMs: number,
  wordsPerMinute = 150,
  gaps: Record<number, number> = {},
): Turn {
  const step = 60_000 / wordsPerMinute;
  let at = startMs;
  const words = text.split(' ').map((word, i) => {
    at += gaps[i] ?? 0;
    const timed = { text: word, startMs: at, endMs: at + step };
    at += step;
    return timed;
  });
  return { n, speaker: 'user', text, startMs, endMs: at, words };
}

/** A session file with two questions. */
export const record = (turns: Turn[], more: Partial<SessionRecord> = {}): SessionRecord => ({
  kind: 'practice',
  plan: { title: 'nurse', questions: [q1, q2] },
  turns,
  ...more,
});

/** So many words that mean nothing in particular. */
export const speech = (words: number): string =>
  Array.from({ length: words }, (_, i) => ['we', 'cared', 'for', 'patients'][i % 4]).join(' ');
