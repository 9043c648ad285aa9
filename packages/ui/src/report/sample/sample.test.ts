import { expect, test } from 'vitest';
import { sampleReport } from './sampleReport.ts';
import { sampleTry } from './sampleTry.ts';

test.each([
  ['sample', sampleReport, 8],
  ['sample of a try', sampleTry, 4],
])('every quote of the %s stands in what the candidate said, at the moment that it names', (_name, report, most) => {
  const { strength, change, answers, transcript } = report;
  const contents = answers.flatMap(({ content }) => content ?? []);
  const quotes = [
    strength?.quote,
    change?.quote,
    ...contents.flatMap(({ quotes: said }) => said),
    ...contents.flatMap(({ criteria }) => criteria.map(({ quote }) => quote)),
  ].flatMap((quote) => quote ?? []);
  expect(quotes.length).toBeGreaterThan(most);
  for (const { text, startMs } of quotes) {
    const line = transcript.find((said) => said.speaker === 'user' && said.text.includes(text));
    const word = line?.words?.find((timed) => timed.startMs === startMs);
    expect(text.startsWith(word?.text ?? '?'), text).toBe(true);
  }
});

test('a criterion has a quote exactly where it is met', () => {
  const criteria = sampleReport.answers.flatMap(({ content }) => content?.criteria ?? []);
  expect(criteria).toHaveLength(20);
  for (const { met, quote } of criteria) expect(quote !== null).toBe(met);
});
