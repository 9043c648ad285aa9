import type { RibbonBar, RibbonMark, RibbonView } from '../types.ts';

const kinds: Readonly<Record<string, RibbonBar['kind']>> = {
  s: 'speech',
  i: 'interviewer',
  t: 'typed',
  p: 'pause',
  '-': 'silence',
};

/**
 * A ribbon written in short: for each bar the first letter of its kind (a dash is silence), its height in hundredths, and after a star
 * its fillers.
 */
export function drawn(startMs: number, endMs: number, written: string, marks: readonly RibbonMark[]): RibbonView {
  const bars = written.trim().split(/\s+/);
  const barMs = (endMs - startMs) / bars.length;
  return {
    bars: bars.map((bar, at) => {
      const [, letter = '', height = '', fillers = ''] = /^([sitp-])(\d*)(?:\*(\d+))?$/.exec(bar) ?? [];
      const kind = kinds[letter];
      if (!kind) throw new Error(`no bar: ${bar}`);
      return {
        startMs: Math.round(startMs + at * barMs),
        kind,
        height: Number(height) / 100,
        fillers: Number(fillers),
      };
    }),
    endMs,
    marks,
  };
}
