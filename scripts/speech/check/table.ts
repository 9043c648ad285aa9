import type { EarsMeasured, Spread, VoiceMeasured } from './measure.ts';

/** What `npm run check:engines` writes with `--json`. */
export interface EnginesMeasured {
  readonly ears: ({ readonly engine: string } & EarsMeasured) | null;
  readonly voice: ({ readonly engine: string } & VoiceMeasured) | null;
  /** What failed, in sentences: another engine took over, and the figures are of several. */
  readonly failures: readonly string[];
  /** What could not be measured, in sentences. */
  readonly notMeasured: readonly string[];
}

/** The last lines of the table: what a figure means. */
export const whatIsUsual = `
Usual for the built-in engines: 3 % word errors on clean read speech and 10 to 20 % in such noise, 5 % on the interviewer's
own lines, a real-time factor of 0.1, the last words after 400 ms, the first sound after 300 ms. A word error rate
over 10 % on clean speech makes answers hard to judge; a real-time factor over 0.5, last words after more than 1 s, or a
first sound after more than 700 ms is a pause that candidates notice.`;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const spread = ({ p50, p95, n }: Spread): string => `${p50} ms, 95 of 100 within ${p95} ms (${n})`;
const factor = (value: number): string => value.toFixed(3);

/** The figures as lines for a terminal. */
export function tableOf({ ears, voice, failures, notMeasured }: EnginesMeasured): string {
  const rows: [string, string][] = [];
  const accuracy = ({ accuracy: all }: Pick<EarsMeasured, 'accuracy'>) => {
    for (const { what, words, errors, errorRate } of all)
      rows.push([`word errors, ${what}`, `${percent(errorRate)} (${errors} of ${words} words)`]);
  };
  if (ears) {
    rows.push(['EARS', ears.engine]);
    accuracy(ears);
    if (ears.realTimeFactor !== undefined) rows.push(['real-time factor', factor(ears.realTimeFactor)]);
    if (ears.lastWordsMs) rows.push(['end of speech to its words', spread(ears.lastWordsMs)]);
  }
  if (voice) {
    rows.push(['VOICE', voice.engine]);
    accuracy(voice);
    rows.push(['real-time factor', factor(voice.realTimeFactor)]);
    rows.push(['asking to first sound', spread(voice.firstSoundMs)]);
  }
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return [...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`), ...notMeasured, ...failures].join('\n');
}
