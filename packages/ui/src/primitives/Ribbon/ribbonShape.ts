import type { RibbonBar, RibbonView } from './types.ts';

/** Bars of a whole ribbon, and of one in short: a short interview has fewer, at the same width each, and leaves the rest empty. */
export const ribbonSlots = { whole: 96, short: 48 } as const;

/** Bars lie around this part of the height, and reach so far to both sides. */
const [middle, half] = [0.45, 0.43];
/** Under them one dot is a filler; more of them are a longer tick, to a certain length. */
const filler = { from: 0.94, step: 0.03, most: 4 };

/**
 * Width of a stroke as a part of a bar's place. The candidate's bars are as wide in their place as those of the logo; the
 * interviewer's are thin, so that the two can be told apart without their color.
 */
export const strokeShare = {
  speech: 0.625,
  interviewer: 0.32,
  typed: 0.5,
  pause: 0.625,
  silence: 0.32,
  filler: 0.5,
} as const;

/** What can be seen of a bar: a slow word still has a bar, and what has no measure has one height for all. */
function drawnHeight({ kind, height }: RibbonBar): number {
  if (kind === 'typed') return 0.42;
  if (kind === 'pause') return 0.08;
  return kind === 'silence' ? 0 : Math.max(0.14, height);
}

/** One path with all bars of a kind. */
export interface RibbonPath {
  readonly kind: keyof typeof strokeShare;
  readonly d: string;
}

const kinds = ['speech', 'interviewer', 'typed', 'pause', 'silence'] as const;
const short = (n: number) => String(Math.round(n * 100) / 100);

/**
 * The bars as paths to be stroked with round ends, one for each kind: a bar every `pitch` from left to right, in a field `height` high.
 * Kinds that don't occur have none.
 */
export function ribbonPaths(
  bars: readonly (RibbonBar & { readonly fillers?: number })[],
  pitch: number,
  height: number,
): RibbonPath[] {
  const x = (at: number) => short((at + 0.5) * pitch);
  const paths = kinds.map((kind) => {
    const lines = bars.map((bar, at) => {
      if (bar.kind !== kind) return '';
      const reach = half * drawnHeight(bar);
      return `M${x(at)} ${short((middle - reach) * height)}v${short(2 * reach * height)}`;
    });
    return { kind, d: lines.join('') };
  });
  const ticks = bars.map(({ fillers = 0 }, at) => {
    const long = (Math.min(fillers, filler.most) - 1) * filler.step;
    return fillers > 0 ? `M${x(at)} ${short(filler.from * height)}v${short(long * height)}` : '';
  });
  return [...paths, { kind: 'filler' as const, d: ticks.join('') }].filter(({ d }) => d !== '');
}

/** Where a moment lies on a whole ribbon, from 0 to 1. */
export function placeOf({ bars, endMs }: RibbonView, ms: number): number {
  const at = Math.max(
    0,
    bars.findLastIndex(({ startMs }) => startMs <= ms),
  );
  const startMs = bars[at]?.startMs ?? 0;
  const longMs = (bars[at + 1]?.startMs ?? endMs) - startMs;
  const share = longMs > 0 ? Math.min(1, Math.max(0, (ms - startMs) / longMs)) : 0;
  return (at + share) / ribbonSlots.whole;
}

/** The moment at a place of a whole ribbon; places behind its end are its end. */
export function momentAt({ bars, endMs }: RibbonView, place: number): number {
  const at = place * ribbonSlots.whole;
  const bar = bars[Math.max(0, Math.floor(at))];
  if (!bar) return endMs;
  const toMs = bars[Math.floor(at) + 1]?.startMs ?? endMs;
  return Math.round(bar.startMs + (at % 1) * (toMs - bar.startMs));
}

/** Numbers of questions closer than so many bars would lie over each other: on a phone, and where there is more room. */
const apart = { narrow: 6.5, wide: 3 };

/** A question of a ribbon with its place; `named`: where there is room for its number. */
export interface RibbonQuestion {
  readonly number: number;
  readonly place: number;
  readonly named: 'always' | 'wide' | 'never';
}

/** The questions of a ribbon in order. */
export function questionsOf(ribbon: RibbonView): RibbonQuestion[] {
  const last = { narrow: -Infinity, wide: -Infinity };
  const fits = (size: keyof typeof apart, place: number) => {
    const fitting = (place - last[size]) * ribbonSlots.whole >= apart[size];
    if (fitting) last[size] = place;
    return fitting;
  };
  return ribbon.marks.flatMap(({ kind, number, startMs }) => {
    if (kind !== 'question' || number === null) return [];
    const place = placeOf(ribbon, startMs);
    const [narrow, wide] = [fits('narrow', place), fits('wide', place)];
    return [{ number, place, named: narrow ? 'always' : wide ? 'wide' : 'never' }];
  });
}
