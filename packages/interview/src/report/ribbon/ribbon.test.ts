import { describe, expect, it, test } from 'vitest';
import { buildReport } from '../buildReport.ts';
import { type Turn, agent, q1, q2, record, speech, spoken } from '../testing/turns.ts';
import { ribbonInShort } from './inShort.ts';
import { ribbonOf } from './ribbonOf.ts';
import { type Ribbon, mostBars } from './schema.ts';

function ribbon(turns: Turn[]): Ribbon {
  const made = ribbonOf(buildReport(record(turns)));
  if (!made) throw new Error('there is no ribbon');
  return made;
}
const kindsIn = ({ bars }: Ribbon) => bars.map(({ kind }) => kind);
const typed = (n: number, text: string, atMs: number): Turn => ({
  ...{ n, speaker: 'user', text, startMs: atMs, endMs: atMs, typed: true },
});

describe('the bars', () => {
  it('are as high as words are quick', () => {
    const heights = [60, 120, 180].map((pace) => {
      const { bars } = ribbon([agent(0, q1.text, 0), spoken(1, speech(80), 4_000, pace)]);
      return bars[10]?.height;
    });
    expect(heights).toEqual([0.25, 0.5, 0.75].map((height) => expect.closeTo(height, 1) as number));
  });

  it('are low where the candidate pauses, and flat where nothing is said', () => {
    const pausing = ribbon([agent(0, q1.text, 0), spoken(1, speech(40), 12_000, 120, { 20: 9_000 })]);
    const kinds = kindsIn(pausing);
    const paused = pausing.bars.findIndex(({ kind }) => kind === 'pause');
    expect(kinds.slice(0, 8)).toEqual([
      ...['interviewer', 'interviewer', 'silence', 'silence'],
      ...['silence', 'silence', 'silence', 'silence'],
    ]);
    expect(pausing.bars[paused]).toMatchObject({ startMs: 22_500, height: 0 });
    expect(kinds.filter((kind) => kind === 'pause')).toHaveLength(6);
  });

  it('show a silence under a second as speech', () => {
    const kinds = kindsIn(ribbon([agent(0, q1.text, 0), spoken(1, speech(40), 3_000, 120, { 10: 900, 20: 900 })]));
    expect(kinds).not.toContain('pause');
  });

  it('of a typed answer say that it was written, and nothing of how', () => {
    const written = ribbon([agent(0, q1.text, 0), typed(1, speech(30), 21_000)]);
    expect(written.bars.slice(2).map(({ kind, height }) => [kind, height])).toEqual(
      Array.from({ length: 12 }, () => ['typed', 0]),
    );
  });

  it('have the fillers that lie in them', () => {
    const { bars } = ribbon([agent(0, q1.text, 0), spoken(1, `${speech(20)} um ${speech(20)}`, 3_000, 120)]);
    expect(bars.filter(({ fillers }) => fillers === 1).map(({ startMs }) => startMs)).toEqual([12_000]);
  });

  it('show a turn without word times at its own mean rate, beside turns that have them', () => {
    const untimed: Turn = { n: 3, speaker: 'user', text: speech(60), startMs: 40_000, endMs: 70_000 };
    const { bars } = ribbon([
      ...[agent(0, q1.text, 0), spoken(1, speech(40), 3_000)],
      ...[agent(2, q2.text, 35_000), untimed],
    ]);
    const whole = bars.filter(({ startMs }) => startMs > 41_000 && startMs < 68_000);
    expect(new Set(whole.map(({ height }) => height))).toEqual(new Set([0.5]));
  });
});

describe('the length', () => {
  it('of a short interview is short: two answers are not stretched', () => {
    const { bars, endMs } = ribbon([
      ...[agent(0, q1.text, 0), spoken(1, speech(20), 4_000)],
      ...[agent(2, q2.text, 14_000), spoken(3, speech(20), 18_000)],
    ]);
    expect(bars).toHaveLength(18);
    expect(endMs).toBe(27_000);
  });

  it('of forty minutes is the most bars, in which every question has its own', () => {
    const turns = Array.from({ length: 16 }, (_, i) => [
      agent(i * 2, i === 0 ? q1.text : q2.text, i * 150_000),
      spoken(i * 2 + 1, speech(330), i * 150_000 + 5_000, 150, { 100: 2_500 }),
    ]).flat();
    const { bars } = ribbon(turns);
    expect(bars).toHaveLength(mostBars);
    expect(bars.filter(({ kind }) => kind === 'speech').length).toBeGreaterThan(80);
    expect(Math.max(...bars.map(({ height }) => height))).toBeLessThan(0.7);
  });

  it('leaves out hours in which nobody was there, and the moments stay those of the session', () => {
    const hour = 3_600_000;
    const { bars, endMs } = ribbon([
      ...[agent(0, q1.text, 0), spoken(1, speech(40), 4_000, 120)],
      ...[agent(2, q2.text, 3 * hour), spoken(3, speech(40), 3 * hour + 4_000, 120)],
    ]);
    expect(bars.length).toBeLessThan(45);
    expect(bars.filter(({ kind }) => kind === 'silence').length).toBeLessThan(10);
    expect(bars.at(-1)?.startMs).toBeGreaterThan(3 * hour + 20_000);
    expect(endMs).toBeGreaterThanOrEqual(3 * hour + 24_000);
  });
});

describe('the marks', () => {
  const asked = [
    ...[agent(0, q1.text, 1_000), spoken(1, speech(40), 4_000, 120)],
    ...[agent(2, 'And then?', 30_000, { move: 'probe' }), spoken(3, speech(10), 33_000, 120)],
    ...[agent(4, q2.text, 50_000), spoken(5, speech(40), 54_000, 120)],
  ];

  it('are where each question is asked for the first time', () => {
    expect(ribbon(asked).marks).toEqual([
      { kind: 'question', startMs: 1_000, number: 1 },
      { kind: 'question', startMs: 50_000, number: 2 },
    ]);
  });

  it('leave out a change without a quote', () => {
    const report = { ...buildReport(record(asked)), change: { quote: null } };
    expect(ribbonOf(report)?.marks.map(({ kind }) => kind)).toEqual(['question', 'question']);
  });

  it('are what is quoted, each moment once, the weightier one first', () => {
    const report = buildReport(record(asked));
    const quote = { turn: 5, text: 'we', startMs: 54_000 };
    const { marks = [] } =
      ribbonOf({
        ...report,
        answers: report.answers.map((answer, i) => ({
          ...answer,
          quotes: i === 1 ? [quote] : [{ turn: 3, text: 'we' }],
        })),
        strength: { quote },
        change: { quote: { ...quote, turn: 1, startMs: 6_000 } },
      }) ?? {};
    expect(marks.filter(({ kind }) => kind !== 'question')).toEqual([
      { kind: 'change', startMs: 6_000, number: 1 },
      { kind: 'quote', startMs: 33_000, number: 1 },
      { kind: 'strength', startMs: 54_000, number: 2 },
    ]);
  });
});

test.each([
  ['nothing was said', [agent(0, q1.text, 0)]],
  [
    'no spoken word has a time',
    [agent(0, q1.text, 0), { n: 1, speaker: 'user' as const, text: speech(40), startMs: 4_000, endMs: 20_000 }],
  ],
])('where %s there is no ribbon', (_what, turns) => {
  const report = buildReport(record(turns));
  expect(report.ribbon).toBeNull();
});

test('in short a ribbon has half as many bars, each between two', () => {
  const whole = ribbon([agent(0, q1.text, 0), spoken(1, speech(40), 3_000, 120)]);
  const short = ribbonInShort(whole);
  expect(short).toHaveLength(Math.ceil(whole.bars.length / 2));
  expect(short[4]).toEqual({ kind: 'speech', height: 0.5 });
});
