import { describe, expect, test } from 'vitest';
import { reportEmail } from './reportEmail.ts';
import { assessed, fewAnswers, hardToHear, sampleBrand, tooLittle } from './sample.ts';
import { flat, missedByText, readable } from './testing.ts';
import type { EmailReport } from './types.ts';

const reportUrl = 'https://viva.example/report/s5?a=1&b="2"';
const emailOf = (report: EmailReport) => reportEmail({ brand: sampleBrand, report, reportUrl });

describe.each([
  ['what was said assessed', assessed],
  ['few answers', fewAnswers],
  ['most answers hard to hear', hardToHear],
  ['too little to assess', tooLittle],
])('with %s', (_what, report) => {
  const { html, text } = emailOf(report);

  test('the plain part says everything that the HTML part does', () => {
    expect(missedByText({ html, text })).toEqual([]);
  });

  test('no line of the plain part is longer than a screen is wide, but for addresses', () => {
    expect(text.split('\n').filter((line) => line.length > 72 && !line.includes('://'))).toEqual([]);
  });

  test('nothing is loaded from outside and no value is left empty', () => {
    expect(html).not.toMatch(/<link|@import|url\(|src=(?!"cid:)/);
    expect(`${html}${text}`).not.toMatch(/undefined|null|NaN|Infinity|\[object/);
  });

  test('the letter is short: under 300 words, with one link', () => {
    expect(flat(text).split(' ').length).toBeLessThan(300);
    expect(text.match(/https:/g)).toHaveLength(1);
  });

  test('no number stands for what was shown', () => {
    expect(text).not.toMatch(/\d\.\d|of 5\b|of 100\b/);
  });
});

test('what a candidate says or a role is called is text, never markup', () => {
  const said = `<script>alert('x')</script> & </p><img src=x onerror="y">`;
  const { html, text, subject } = emailOf({
    ...assessed,
    title: 'nurse</title>\r\nBcc: x@example.com <b>',
    strength: { claim: said, why: said, quote: { text: said, startMs: 0 } },
  });
  expect(html).not.toMatch(/<script|<img src=x|<b>|<\/p><\/p>/);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(readable(html)).toContain(said);
  expect(flat(text)).toContain(said);
  expect(subject).toBe('Your Viva interview report: nurse</title> Bcc: x@example.com <b>');
});

test('the letter greets, praises, has one thing to change, says what was assessed, and leads to the report', () => {
  const text = flat(emailOf(assessed).text);
  const order = [
    'Hello,',
    'Questions 1 at 0:10, 2 at 0:49, 3 at 1:53, 4 at 2:30 and 5 at 2:39.',
    'What went well at 1:37 and the one thing to change at 2:46.',
    'What went well',
    'and we have that rule now.” at 1:37',
    'The one thing to change',
    'Before the next one:',
    '4 of 6 answers assessed. Together they came to Solid: a real case',
    `Read Your Report: ${reportUrl}`,
  ].map((words) => text.indexOf(words));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test.each([
  [fewAnswers, '2 of 6 answers assessed: too few for an overall level.'],
  [tooLittle, 'Not assessed. Less than 30 seconds of speech or 40 words is too little to go by.'],
  [hardToHear, 'Not assessed. We couldn’t hear enough of what you said to judge it fairly.'],
])('where there is no level, the letter says why (%#)', (report, reason) => {
  expect(flat(emailOf(report).text)).toContain(reason);
});

test('the ribbon travels with the letter, leads to the report, and stands in words for those who do not see it', () => {
  const { html, text, pictures = [] } = emailOf(assessed);
  expect(html).toMatch(/<a href="https:[^"]*"[^>]*> <img src="cid:ribbon" alt="Your interview from start to end/);
  expect(pictures.map(({ cid }) => cid)).toEqual(['ribbon']);
  expect(pictures[0]?.svg).toMatch(/^<svg [^>]*width="576"(?:(?!href|text|NaN|undefined).)*<\/svg>$/);
  expect(flat(text)).toContain('the one thing to change at 2:46');
});

test('a letter without a ribbon has no picture', () => {
  const { html, pictures } = emailOf({ ...assessed, ribbon: null });
  expect(html).not.toContain('<img');
  expect(pictures).toBeUndefined();
});
