import { isFiller } from '../text/words.ts';
import { enoughSpeech } from './norms.ts';
import type { Metrics, Reason } from './schema.ts';
import { longPauses } from './turns.ts';
import type { Heard } from './turns.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** Words a minute of speaking time, one decimal; null below {@link enoughSpeech}. */
export function rate(words: number, speakingMs: number): number | null {
  if (words < enoughSpeech.words || speakingMs < enoughSpeech.speakingMs) return null;
  return Math.round((words * 600_000) / speakingMs) / 10;
}

/**
 * Hesitation sounds with their moments. Words that only sometimes are fillers ("like", "so") are not counted.
 * Null when any spoken turn comes from a recogniser that leaves them out or mishears.
 */
function fillersOf(spoken: readonly Heard[]): Metrics['fillers'] {
  if (spoken.some(({ recogniser }) => recogniser.approximate || !recogniser.fillers)) return null;
  return spoken.flatMap(({ turn, timed }) => {
    const words = timed ?? turn.text.split(/\s+/).map((text) => ({ text, startMs: turn.startMs }));
    return words
      .filter(({ text }) => isFiller(text))
      .map(({ text, startMs }) => ({ text: text.toLowerCase().replace(/[^\p{L}]/gu, ''), startMs, turn: turn.n }));
  });
}

/**
 * Silences over a second between consecutive words of an answer, from word times; turns of the candidate with no word of
 * the interviewer between them are one answer. Null when no turn has word times.
 */
function pausesOf(all: readonly Heard[]): Metrics['pauses'] {
  const found: NonNullable<Metrics['pauses']> = [];
  let last: { endMs: number; turn: number } | null = null;
  let any = false;
  for (const { turn, timed } of all) {
    if (turn.speaker === 'agent' || !timed) {
      last = null;
      continue;
    }
    any = true;
    const [first, end] = [timed[0], timed.at(-1)];
    if (last && first) {
      const joined = longPauses([{ text: '', startMs: last.endMs, endMs: last.endMs }, first]);
      for (const pause of joined) found.push({ ...pause, turn: last.turn });
    }
    for (const pause of longPauses(timed)) found.push({ ...pause, turn: turn.n });
    last = end ? { endMs: end.endMs, turn: turn.n } : null;
  }
  return any ? found : null;
}

/** The figures of the whole interview. */
export function metricsOf(all: readonly Heard[]): Metrics {
  const candidate = all.filter(({ turn }) => turn.speaker === 'user');
  const spoken = candidate.filter(({ turn, words }) => turn.typed !== true && words > 0);
  const typedOnly = spoken.length === 0 && candidate.some(({ turn }) => turn.typed === true);
  const nothing: Reason = typedOnly ? 'typed' : 'too-little-speech';
  const speakingMs = spoken.length > 0 ? sum(spoken.map((turn) => turn.speakingMs ?? 0)) : null;
  const wordsPerMinute = speakingMs === null ? null : rate(sum(spoken.map(({ words }) => words)), speakingMs);
  const fillers = spoken.length > 0 ? fillersOf(spoken) : null;
  const pauses = spoken.length > 0 ? pausesOf(all) : null;
  const interviewer = sum(
    all.filter(({ turn }) => turn.speaker === 'agent').map(({ turn }) => Math.max(0, turn.endMs - turn.startMs)),
  );
  const talk = (speakingMs ?? 0) + interviewer;
  const shareOfTalk = speakingMs !== null && talk > 0 ? Math.round((speakingMs / talk) * 1_000) / 1_000 : null;
  const approximate = spoken.some(({ recogniser }) => recogniser.approximate);
  const times = all.flatMap(({ turn }) => [turn.startMs, turn.endMs]);
  return {
    wordsPerMinute,
    speakingMs,
    words: sum(candidate.map(({ words }) => words)),
    fillers,
    pauses,
    interviewMs: times.length > 0 ? Math.max(...times) - Math.min(...times) : 0,
    shareOfTalk,
    rough: approximate ? ['words', ...(wordsPerMinute === null ? [] : (['wordsPerMinute'] as const))] : [],
    reasons: {
      ...(wordsPerMinute === null ? { wordsPerMinute: nothing } : {}),
      ...(speakingMs === null ? { speakingMs: nothing } : {}),
      ...(fillers === null ? { fillers: spoken.length > 0 ? 'not-measurable-with-this-recogniser' : nothing } : {}),
      ...(pauses === null ? { pauses: spoken.length > 0 ? 'no-word-times' : nothing } : {}),
      ...(shareOfTalk === null ? { shareOfTalk: nothing } : {}),
    },
  };
}
