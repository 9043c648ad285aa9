import { expect, test } from 'vitest';
import { sampleReport } from './sampleReport.ts';

test('every quote of the sample stands in what the candidate said, at the moment that it names', () => {
  const { strength, change, answers, transcript } = sampleReport;
  const contents = answers.flatMap(({ content }) => content ?? []);
  const parts = contents.flatMap(({ parts: found }) => (found ? [found] : []));
  const quotes = [
    strength?.quote,
    change?.quote,
    ...contents.flatMap(({ quotes: said }) => said),
    ...parts.flatMap(({ situation, task, action, result }) => [situation, task, action, result]),
  ].flatMap((quote) => quote ?? []);
  expect(quotes.length).toBeGreaterThan(8);
  for (const { text, startMs } of quotes) {
    const line = transcript.find((said) => said.speaker === 'user' && said.text.includes(text));
    const word = line?.words?.find((timed) => timed.startMs === startMs);
    expect(text.startsWith(word?.text ?? '?'), text).toBe(true);
  }
});
