import { norms } from './norms.ts';
import type { Metrics } from './schema.ts';
import type { Heard } from './turns.ts';

type Spoken = Pick<Heard, 'turn' | 'timed' | 'words'>;

/** A word of the candidate, or a turn whose words have no times; `at` is its turn's place. */
interface Span {
  readonly startMs: number;
  readonly endMs: number;
  readonly at: number;
}

/** When and how long the candidate spoke. */
export interface Timing {
  /** By the turn's place among all turns. */
  readonly speakingMs: ReadonlyMap<number, number>;
  readonly pauses: NonNullable<Metrics['pauses']>;
  /** Each time the candidate began to speak after the interviewer, and the places of the turns up to the next time. */
  readonly beginnings: readonly { readonly afterMs: number; readonly turns: readonly number[] }[];
}

const isSpeech = ({ turn, words }: Spoken) => turn.speaker === 'user' && turn.typed !== true && words > 0;

function spansOf(all: readonly Spoken[]): Span[] {
  return all
    .flatMap((heard, at) => {
      if (!isSpeech(heard)) return [];
      const { turn, timed } = heard;
      const times = timed ?? [turn];
      return times.map(({ startMs, endMs }) => ({ startMs, endMs: Math.max(startMs, endMs), at }));
    })
    .sort((a, b) => a.startMs - b.startMs);
}

/** Turns that end what the candidate says: the interviewer's, and typed ones, since silence while typing is no pause. */
const interruptionsOf = (all: readonly Spoken[]) =>
  all
    .filter((heard) => heard.words > 0 && !isSpeech(heard))
    .map(({ turn }) => ({
      typed: turn.speaker === 'user',
      startMs: turn.startMs,
      endMs: Math.max(turn.startMs, turn.endMs),
    }));

type Interruption = ReturnType<typeof interruptionsOf>[number];

/** Whether an interruption lies in a silence; in a short one only when it does so wholly, since two may speak at once. */
function liesIn({ startMs, endMs }: Interruption, fromMs: number, toMs: number): boolean {
  const wholly = startMs >= fromMs && endMs <= toMs;
  return wholly || (toMs - fromMs > norms.pauseOverMs && startMs < toMs && endMs > fromMs);
}

/** From the end of the interviewer's words; 0 for who speaks into them, null after something typed or nothing at all. */
function delay(spoke: readonly Interruption[], span: Span): number | null {
  if (spoke.length === 0 || spoke.some(({ typed }) => typed)) return null;
  return Math.max(0, Math.round(span.startMs - Math.max(...spoke.map(({ endMs }) => endMs))));
}

/**
 * Goes through the candidate's words in order of time, however they were cut into turns. Between two of them is either
 * time of speaking, or a pause (over {@link norms.pauseOverMs}), or the interviewer.
 */
export function timingOf(all: readonly Spoken[]): Timing {
  const interruptions = interruptionsOf(all);
  const speakingMs = new Map<number, number>();
  const pauses: { startMs: number; durationMs: number; turn: number }[] = [];
  const beginnings: { afterMs: number; turns: number[] }[] = [];
  let stretch: number[] = [];
  let last: Span | null = null;
  for (const span of spansOf(all)) {
    const from: number = last === null ? 0 : last.endMs;
    const between = interruptions.filter((turn) =>
      last === null ? turn.startMs <= span.startMs : liesIn(turn, from, span.startMs),
    );
    const silentMs = Math.round(span.startMs - from);
    const paused = last !== null && silentMs > norms.pauseOverMs;
    const begins = last === null || between.length > 0;
    const counted = begins || paused ? span.startMs : Math.min(from, span.endMs);
    speakingMs.set(span.at, (speakingMs.get(span.at) ?? 0) + span.endMs - counted);
    if (begins && last?.at !== span.at) {
      stretch = [];
      const afterMs = delay(between, span);
      if (afterMs !== null) beginnings.push({ afterMs, turns: stretch });
    }
    if (!begins && paused && last) {
      pauses.push({ startMs: Math.round(from), durationMs: silentMs, turn: all[last.at]?.turn.n ?? 0 });
    }
    if (stretch.at(-1) !== span.at) stretch.push(span.at);
    last = { ...span, endMs: Math.max(span.endMs, from) };
  }
  return { speakingMs, pauses, beginnings };
}
