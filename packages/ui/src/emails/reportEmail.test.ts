import { describe, expect, test } from 'vitest';
import { reportEmail } from './reportEmail.ts';
import {
  approximate,
  assessed,
  normal,
  oneShortAnswer,
  sampleBrand,
  sampleNorms,
  tooLittle,
  typedOnly,
} from './sample.ts';
import { you } from './sampleTranscript.ts';
import { flat, missedByText, readable } from './testing.ts';
import type { EmailReport } from './types.ts';

const publicUrl = 'https://viva.example/?a=1&b="2"';
const emailOf = (report: EmailReport) => reportEmail({ brand: sampleBrand, report, norms: sampleNorms, publicUrl });

/** The text of one section of the plain part. */
const section = (text: string, heading: string) => {
  const from = text.indexOf(`\n${heading}`);
  return text.slice(from, text.indexOf('\n\n\n', from + 1));
};

describe.each([
  ['all measured', normal],
  ['content assessed', assessed],
  ['an approximate recogniser', approximate],
  ['typed answers', typedOnly],
  ['one short answer', oneShortAnswer],
  ['too little to assess', tooLittle],
])('with %s', (_what, report) => {
  const { html, text } = emailOf(report);

  test('the plain part says everything that the HTML part does', () => {
    expect(missedByText({ html, text })).toEqual([]);
  });

  test('both parts hold every line that was said, whole', () => {
    const pieces = readable(html);
    for (const line of report.transcript) {
      expect(pieces).toContain(line.text);
      expect(flat(text)).toContain(line.text);
    }
  });

  test('no line of the plain part is longer than a screen is wide, but for addresses', () => {
    expect(text.split('\n').filter((line) => line.length > 72 && !line.includes('://'))).toEqual([]);
  });

  test('nothing is loaded from outside and no value is left empty', () => {
    expect(html).not.toMatch(/<img|<link|@import|url\(|src=/);
    expect(`${html}${text}`).not.toMatch(/undefined|null|NaN|Infinity|\[object/);
  });
});

test('what a candidate says or a role is called is text, never markup', () => {
  const said = `<script>alert('x')</script> & </p><img src=x onerror="y">`;
  const { html, text, subject } = emailOf({
    ...normal,
    title: 'nurse</title>\r\nBcc: x@example.com <b>',
    transcript: [you(0, said)],
    answers: normal.answers.map((answer) => ({ ...answer, question: said })),
  });
  expect(html).not.toMatch(/<script|<img|<b>|<\/p><\/p>/);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(readable(html)).toContain(said);
  expect(flat(text)).toContain(said);
  expect(subject).toBe('Your Viva interview report: nurse</title> Bcc: x@example.com <b>');
});

test('each figure comes with the moment it comes from', () => {
  const { text } = emailOf(normal);
  expect(section(text, 'Words a minute: 156')).toMatch(/Our advice is 130 to 175[^]*Q3, 1:59 +171\n/);
  expect(section(text, 'Pauses over a second: 9')).toMatch(
    /longest was 3\.2 s, at 2:03[^]*2:03 +3\.2 s[^]*1:11 \(1\.2 s\)/,
  );
  expect(section(text, 'Filler words: 8')).toMatch(/“um” +6, at 0:06, [^]*“uh” +2, at 1:13 and 2:23/);
  expect(section(text, 'Speaking time: 2:10')).toMatch(/interview of 3:16[^]*You +77 %/);
  expect(section(text, 'Question by question: 4 of 6')).toMatch(/0:48 · at 0:53 · 129 words · 1 follow-up question/);
});

test.each([
  [approximate, 'Filler words', 'Not measurable with this recogniser.'],
  [typedOnly, 'Speaking time', 'Not measurable: your answers were typed. You used 339 words.'],
  [typedOnly, 'Words a minute', 'Not measurable: your answers were typed.'],
  [typedOnly, 'Pauses over a second', 'Not measurable: your answers were typed.'],
  [typedOnly, 'Filler words', 'Not measurable: your answers were typed.'],
  [oneShortAnswer, 'Words a minute', 'Not measurable: too little was said aloud.'],
  [oneShortAnswer, 'Pauses over a second', 'Not measurable with this recogniser: it gives no times for single words.'],
])('a figure that could not be had is a reason and no number (%#)', (report, heading, sentence) => {
  const said = flat(section(emailOf(report).text, heading)).trim();
  expect(said.replace(/ -+ /, ': ')).toBe(`${heading}: ${sentence}`);
});

test('figures that a recogniser makes rough are called so', () => {
  const { text } = emailOf(approximate);
  expect(section(text, 'Words a minute')).toMatch(/about 156[^]*this figure is rough/);
  expect(flat(text)).toContain('You used about 339 words.');
  expect(flat(text)).toContain('written down by the built-in recogniser (PocketSphinx). It often mishears');
});

test('none found is nought, which is not the same as not measured', () => {
  const { text } = emailOf({ ...normal, metrics: { ...normal.metrics, fillers: [], pauses: [] } });
  expect(text).toContain('Filler words: 0');
  expect(text).toContain('Pauses over a second: 0');
});

test('an interview without a plan is still told whole', () => {
  const { html, text } = emailOf({ ...oneShortAnswer, title: 'Practice interview', answers: [] });
  expect(text).toContain('Interview report\nPractice interview');
  expect(flat(text)).toContain('It ended before the first question.');
  expect(html).toContain('I like to look after people.');
});

test('an hour of talk stays whole', () => {
  const transcript = Array.from({ length: 400 }, (_, n) => you(n * 9_000, `Sentence number ${n} of what I said.`));
  const { html, text } = emailOf({ ...normal, transcript });
  expect(html.match(/Sentence number/g)).toHaveLength(400);
  expect(text).toContain('59:51 You: Sentence number 399');
});

test('an assessed report begins with praise, then has one thing to change, each with its quote and moment', () => {
  const { text } = emailOf(assessed);
  const at = (words: string) => text.indexOf(words);
  expect(at('What went well')).toBeGreaterThan(0);
  expect(at('The one thing to change')).toBeGreaterThan(at('What went well'));
  expect(at('Question by question')).toBeGreaterThan(at('The one thing to change'));
  expect(flat(text)).toContain('and we have that rule now.” at 1:37');
  expect(text).not.toContain('score or a verdict');
});

test('a score has its written anchors, the words that it rests on with their moment, and a better version', () => {
  const said = flat(section(emailOf(assessed).text, 'What you said: 74 of 100'));
  expect(said).toContain('4 of 5 Fit to the question, 5 of 5: Answers both halves of the question');
  expect(said).toContain('You said: “that is a job where you can be useful every single hour” at 0:24');
  expect(said).toContain('In better words: I sit down first. [one family, and what had happened]');
});

test('what an employer gets to read of the answers is told', () => {
  const said = flat(section(emailOf({ ...assessed, kind: 'candidate' }).text, 'Skill by skill'));
  expect(said).toContain('This is what the employer sees of your answers');
  expect(emailOf(assessed).text).not.toContain('the employer sees');
  expect(said).toContain('5 of 5 Does first what cannot wait. “I looked at who could not wait.” at 1:13');
  expect(said).toContain('Medication rounds not enough evidence');
});

test.each([
  [tooLittle, 'Under 30 seconds of speech or 40 words is too little to go by.'],
  [{ ...tooLittle, approximate: true }, 'The recogniser often mishears'],
])('content without a score has its reason and no number (%#)', (report, reason) => {
  const said = flat(section(emailOf(report).text, 'What you said'));
  expect(said).toContain(`Not assessed. ${reason}`);
  expect(said).not.toContain(' of 5');
});

test('a report of the version that did not assess is silent about what was said', () => {
  const { text } = emailOf(normal);
  expect(text).not.toContain('What you said');
  expect(text).not.toContain('Hedges');
});

test('a report that can be read on the web leads there first', () => {
  const { text, html } = reportEmail({
    brand: sampleBrand,
    report: normal,
    norms: sampleNorms,
    publicUrl: 'https://viva.example',
    reportUrl: 'https://viva.example/report/s5',
  });
  expect(text).toContain('Read It on the Web:\nhttps://viva.example/report/s5');
  expect(text).toContain('Practise Again:\nhttps://viva.example');
  expect(html).toContain('href="https://viva.example/report/s5"');
});
