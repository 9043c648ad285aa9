import { fillersIn } from '../speech/fillers/index.ts';
import { hedgesIn } from '../speech/hedges.ts';
import { restartsIn } from '../speech/restarts.ts';
import type { Token } from '../speech/tokens.ts';
import { articulationBreakMs, enoughSpeech } from './norms.ts';
import type { Metrics, Reason } from './schema.ts';
import { timingOf } from './timing.ts';
import type { Timing } from './timing.ts';
import { isAnswer, mostlyApproximate } from './turns.ts';
import type { Heard } from './turns.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/**
 * Words a minute of speaking time, one decimal; null below {@link enoughSpeech}. Every word counts, fillers and
 * repetitions included, since they take their time too.
 */
export function rate(words: number, speakingMs: number): number | null {
  if (words < enoughSpeech.words || speakingMs < enoughSpeech.speakingMs) return null;
  return Math.round((words * 600_000) / speakingMs) / 10;
}

/**
 * Articulation rate: words a minute as {@link rate}, of the time in which words sound alone, without the silences of
 * {@link articulationBreakMs} and longer between them. Syllables would be the usual unit; recognisers give words.
 */
function articulationOf(spoken: readonly Heard[]): number | null {
  let [words, sounding] = [0, 0];
  for (const { timed } of spoken) {
    let until: number | null = null;
    for (const { startMs, endMs } of timed ?? []) {
      const from: number = until === null || startMs - until >= articulationBreakMs ? startMs : until;
      sounding += Math.max(0, endMs - from);
      until = Math.max(until ?? endMs, endMs);
    }
    words += timed?.length ?? 0;
  }
  return rate(words, sounding);
}

/**
 * The median time from the end of the interviewer's words to the first word of an answer, hesitation sounds included;
 * 0 where somebody speaks before the interviewer has ended. The product's own convention.
 */
function firstWordOf(all: readonly Heard[], { beginnings }: Timing): number | null {
  const answers = beginnings.filter(({ turns }) => turns.some((at) => all[at] !== undefined && isAnswer(all[at])));
  const sorted = answers.map(({ afterMs }) => afterMs).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

/** The candidate's part of all talk: speaking time over it and the interviewer's turns. The product's own convention. */
function shareOf(all: readonly Heard[], speakingMs: number): number | null {
  const lines = all.filter(({ turn, words }) => turn.speaker === 'agent' && words > 0);
  const interviewer = sum(lines.map(({ turn }) => Math.max(0, turn.endMs - turn.startMs)));
  if (speakingMs + interviewer === 0 || (lines.length > 0 && interviewer === 0)) return null;
  return Math.round((speakingMs / (speakingMs + interviewer)) * 1_000) / 1_000;
}

/** What is found in the words of every turn, with the turn's number. */
const inTurns = <T>(spoken: readonly Heard[], find: (tokens: readonly Token[]) => readonly T[]) =>
  spoken.flatMap(({ turn, tokens }) => find(tokens).map((found) => ({ ...found, turn: turn.n })));

/** The figures of the whole interview. */
export function metricsOf(all: readonly Heard[]): Metrics {
  const timing = timingOf(all);
  const candidate = all.filter(({ turn }) => turn.speaker === 'user');
  const spoken = candidate.filter(({ turn, words }) => turn.typed !== true && words > 0);
  const approximate = mostlyApproximate(spoken);
  const timeless = !spoken.some(({ timed }) => timed !== null);
  // A recogniser that leaves out "um" tidies what was said twice away as well.
  const tidied = approximate || spoken.some(({ recogniser }) => !recogniser.fillers);
  const reasons: Metrics['reasons'] = {};
  const measured = <T>(name: keyof Metrics['reasons'], missing: Reason | false, value: () => T | null): T | null => {
    const nothing = candidate.some(({ turn }) => turn.typed === true) ? 'typed' : 'too-little-speech';
    const reason = spoken.length === 0 ? nothing : missing;
    const found = reason ? null : value();
    if (found === null) reasons[name] = reason || 'too-little-speech';
    return found;
  };
  const unheard = 'not-measurable-with-this-recogniser';
  const untimed = timeless && 'no-word-times';

  const speakingMs = measured('speakingMs', false, () => sum(spoken.map((turn) => turn.speakingMs ?? 0)));
  const wordsPerMinute = measured('wordsPerMinute', false, () =>
    rate(sum(spoken.map(({ words }) => words)), speakingMs ?? 0),
  );
  const times = all.flatMap(({ turn }) => [turn.startMs, turn.endMs]);
  return {
    wordsPerMinute,
    articulation: measured('articulation', untimed, () => articulationOf(spoken)),
    speakingMs,
    words: sum(candidate.map(({ words }) => words)),
    fillers: measured('fillers', tidied && unheard, () =>
      inTurns(spoken, fillersIn).map(({ text, startMs, turn, kind }) => ({ text, startMs, turn, kind })),
    ),
    pauses: measured('pauses', untimed, () => [...timing.pauses]),
    longestPauseMs: measured('longestPauseMs', untimed, () =>
      Math.max(0, ...timing.pauses.map(({ durationMs }) => durationMs)),
    ),
    firstWordMs: measured('firstWordMs', false, () => firstWordOf(all, timing)),
    hedges: measured('hedges', approximate && unheard, () => inTurns(spoken, hedgesIn)),
    restarts: measured('restarts', tidied && unheard, () => inTurns(spoken, restartsIn)),
    interviewMs: times.length > 0 ? Math.round(Math.max(...times) - Math.min(...times)) : 0,
    shareOfTalk: measured('shareOfTalk', false, () => shareOf(all, speakingMs ?? 0)),
    rough: approximate ? ['words', ...(wordsPerMinute === null ? [] : (['wordsPerMinute'] as const))] : [],
    reasons,
  };
}
