import { spokenWords } from '../../text/words.ts';
import { norms } from '../norms.ts';
import type { Report } from '../schema.ts';
import { type RibbonClock, type Stretch, ribbonClock } from './clock.ts';
import { type MarkedReport, marksOf } from './marks.ts';
import { type Ribbon, type RibbonBar, fullRate, leastBarMs, mostBars } from './schema.ts';

type Line = Pick<Report['transcript'][number], 'speaker' | 'text' | 'startMs' | 'endMs' | 'typed' | 'words'>;

/** What a ribbon is drawn from; a report of any version fits. */
export interface RibbonSource extends MarkedReport {
  readonly metrics: {
    readonly fillers: readonly { readonly startMs: number }[] | null;
    readonly pauses: readonly { readonly startMs: number; readonly durationMs: number }[] | null;
  };
  readonly transcript: readonly (MarkedReport['transcript'][number] & Line)[];
}

/** A stretch in which one thing happens, and the words that are said in it. */
interface Span extends Stretch {
  readonly kind: Exclude<RibbonBar['kind'], 'silence'>;
  readonly words: number;
}

/** A typed answer has the moment alone at which it was sent: longer than this, in milliseconds, it was not being written. */
const writingMs = 180_000;

/** A turn that was heard: word by word where the words have times, otherwise as a whole, at its own mean rate. */
function heard({ speaker, text, startMs, endMs, words }: Line): Span[] {
  const kind = speaker === 'agent' ? ('interviewer' as const) : ('speech' as const);
  if (!words?.length) return [{ kind, fromMs: startMs, toMs: endMs, words: spokenWords(text).length }];
  return words.flatMap((word, at) => {
    const next = words[at + 1]?.startMs ?? word.endMs;
    const one = { kind, fromMs: word.startMs, toMs: Math.max(word.startMs, word.endMs), words: 1 };
    // Silences that are no pause belong to speaking.
    const gap = next > one.toMs && next - one.toMs <= norms.pauseOverMs;
    return gap ? [one, { kind, fromMs: one.toMs, toMs: next, words: 0 }] : [one];
  });
}

/** A typed turn: from the last thing that was said to the moment at which it was sent. */
function typed({ startMs, endMs }: Line, earlier: readonly Line[]): Span {
  const saidMs = Math.max(0, ...earlier.map((line) => line.endMs));
  const fromMs = Math.min(startMs, Math.max(saidMs, endMs - writingMs));
  return { kind: 'typed', fromMs, toMs: Math.max(endMs, fromMs + leastBarMs), words: 0 };
}

const spansOf = (lines: readonly Line[]): Span[] =>
  lines.flatMap((line, at) => (line.typed ? [typed(line, lines.slice(0, at))] : heard(line)));

/** Time and words of each kind in each bar. */
function fill(spans: readonly Span[], clock: RibbonClock, count: number, barMs: number) {
  const parts = Array.from({ length: count }, () => ({ speech: 0, interviewer: 0, typed: 0, pause: 0, words: 0 }));
  for (const { kind, words, ...span } of spans) {
    const [fromMs, toMs] = [clock.toRibbon(span.fromMs), clock.toRibbon(span.toMs)];
    for (let at = Math.floor(fromMs / barMs); at <= Math.min(count - 1, Math.floor(toMs / barMs)); at++) {
      const part = parts[at];
      const insideMs = Math.min(toMs, (at + 1) * barMs) - Math.max(fromMs, at * barMs);
      if (!part || insideMs <= 0) continue;
      part[kind] += insideMs;
      part.words += (words * insideMs) / (toMs - fromMs);
    }
  }
  return parts;
}

/** In this order where two take the same time. */
const kinds = ['speech', 'typed', 'interviewer', 'pause'] as const;

/**
 * An interview as a ribbon: a pure function of its report. Heights are words a second as measured, never made up. Null where the
 * candidate said nothing, and where no spoken answer has word times: there is no ribbon rather than a false one.
 */
export function ribbonOf(report: RibbonSource): Ribbon | null {
  const lines = report.transcript.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.startMs - b.startMs);
  const own = lines.filter(({ speaker }) => speaker === 'user');
  const spoken = own.filter((line) => !line.typed);
  if (own.length === 0 || (spoken.length > 0 && !spoken.some(({ words }) => words?.length))) return null;

  const said = spansOf(lines);
  const pauses = (report.metrics.pauses ?? []).map(({ startMs, durationMs }): Span => ({
    kind: 'pause',
    fromMs: startMs,
    toMs: startMs + durationMs,
    words: 0,
  }));
  const clock = ribbonClock(said);
  if (clock.lengthMs <= 0) return null;
  const count = Math.min(mostBars, Math.ceil(clock.lengthMs / leastBarMs));
  const barMs = Math.max(leastBarMs, clock.lengthMs / count);
  const fillers = (report.metrics.fillers ?? []).map(({ startMs }) => Math.floor(clock.toRibbon(startMs) / barMs));
  const bars = fill([...said, ...pauses], clock, count, barMs).map(({ words, ...times }, at): RibbonBar => {
    const most = kinds.reduce((best, kind) => (times[kind] > times[best] ? kind : best));
    const rest = barMs - kinds.reduce((sum, kind) => sum + times[kind], 0);
    const kind = times[most] >= rest ? most : 'silence';
    const height = kind === 'speech' || kind === 'interviewer' ? Math.min(1, (words * 1_000) / barMs / fullRate) : 0;
    return {
      startMs: Math.round(clock.toSession(at * barMs)),
      kind,
      height: Math.round(height * 100) / 100,
      fillers: fillers.filter((bar) => bar === at).length,
    };
  });
  return { bars, endMs: Math.round(clock.toSession(count * barMs)), marks: marksOf(report) };
}
