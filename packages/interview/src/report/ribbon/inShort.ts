import type { Ribbon, RibbonBar } from './schema.ts';

/** A bar of a ribbon in short. */
export type ShortBar = Pick<RibbonBar, 'kind' | 'height'>;

/** Of two bars the one that says more gives the kind. */
const weight: readonly RibbonBar['kind'][] = ['silence', 'pause', 'interviewer', 'typed', 'speech'];

/** A ribbon for a list: half as many bars, each of two, without marks. */
export function ribbonInShort({ bars }: Ribbon): ShortBar[] {
  return bars.flatMap((bar, at) => {
    if (at % 2 === 1) return [];
    const next = bars[at + 1] ?? bar;
    const { kind } = weight.indexOf(next.kind) > weight.indexOf(bar.kind) ? next : bar;
    return [{ kind, height: Math.round((bar.height + next.height) * 50) / 100 }];
  });
}
