/** A stretch of time in milliseconds. */
export interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * A stillness of both sides from this long on, in milliseconds, is no silence of the interview: it was left and taken up again. The
 * interviewer speaks up long before.
 */
const awayMs = 120_000;
/** What the ribbon keeps of it. */
const awayShownMs = 10_000;

/** The session's clock without the time in which nobody was there. */
export interface RibbonClock {
  /** Length of what is left. */
  readonly lengthMs: number;
  /** A moment of the session as one of the ribbon, from 0. */
  readonly toRibbon: (ms: number) => number;
  /** A moment of the ribbon as one of the session. */
  readonly toSession: (ms: number) => number;
}

/** The {@link RibbonClock} of everything that was said or typed; there is at least one stretch. */
export function ribbonClock(said: readonly Stretch[]): RibbonClock {
  const sorted = said.toSorted((a, b) => a.fromMs - b.fromMs);
  const startMs = sorted[0]?.fromMs ?? 0;
  let reachMs = startMs;
  const cuts: Stretch[] = [];
  for (const { fromMs, toMs } of sorted) {
    if (fromMs - reachMs > awayMs) cuts.push({ fromMs: reachMs + awayShownMs / 2, toMs: fromMs - awayShownMs / 2 });
    reachMs = Math.max(reachMs, toMs);
  }
  const cutBefore = (ms: number) =>
    cuts.reduce((sum, { fromMs, toMs }) => sum + Math.max(0, Math.min(ms, toMs) - fromMs), 0);
  const toRibbon = (ms: number) => ms - startMs - cutBefore(ms);
  return {
    lengthMs: toRibbon(reachMs),
    toRibbon,
    toSession: (ms) => cuts.reduce((at, { fromMs, toMs }) => (at >= fromMs ? at + toMs - fromMs : at), startMs + ms),
  };
}
