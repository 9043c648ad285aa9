import type { Letter, Passage, Section, Transcript } from './letter.ts';
import type { EmailBrand } from './types.ts';
import { wrap } from './words.ts';

const underlined = (heading: string) => `${heading}\n${'-'.repeat(Math.min(heading.length, 72))}`;

/** Bars as lines of words, in columns where their labels are short. */
function barsText({ bars, layout }: Section): string {
  const widest = Math.max(...bars.map(({ label }) => label.length));
  const entries = bars.map(({ label, value, note, lines = [] }) =>
    layout === 'inline'
      ? wrap(`${label.padEnd(widest)}  ${value}${note ? `, ${note}` : ''}`, ' '.repeat(widest + 2))
      : [
          wrap(label, '   '),
          ...[[value, note].filter(Boolean).join(' · '), ...lines].map((line) => `   ${wrap(line, '   ', 69)}`),
        ].join('\n'),
  );
  return entries.join(layout === 'inline' ? '\n' : '\n\n');
}

function sectionText(section: Section): string {
  const heading = section.value === null ? section.heading : `${section.heading}: ${section.value}`;
  return [
    underlined(heading),
    ...section.paragraphs.map((paragraph) => wrap(paragraph)),
    section.bars.length > 0 ? barsText(section) : '',
    ...(section.after ?? []).map((paragraph) => wrap(paragraph)),
    section.source ? wrap(section.source) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function transcriptText({ heading, note, lines }: Transcript): string {
  const said = lines.map(({ time, speaker, mark, text }) =>
    wrap(`${time} ${speaker}${mark ? ` (${mark})` : ''}: ${text}`, '     '),
  );
  return [underlined(heading), note ? wrap(note) : '', ...said].filter(Boolean).join('\n\n');
}

function passageText({ heading, claim, paragraphs, quote }: Passage): string {
  return [
    underlined(heading),
    wrap(claim),
    quote ? `${wrap(`“${quote.text}”`, '   ')}\n   at ${quote.time}` : '',
    ...paragraphs.map((paragraph) => wrap(paragraph)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The plain part of an e-mail, in lines of at most 72 characters but for long words and addresses. */
export function letterText(letter: Letter, brand: EmailBrand): string {
  const { action } = letter;
  const parts = [
    brand.name.toUpperCase(),
    [letter.kicker, letter.title].filter(Boolean).join('\n'),
    ...letter.opening.map((paragraph) => wrap(paragraph)),
    ...(letter.passages ?? []).map((passage) => `\n${passageText(passage)}`),
    ...(letter.sections ?? []).map((section) => `\n${sectionText(section)}`),
    letter.transcript ? `\n${transcriptText(letter.transcript)}` : '',
    action
      ? `${letter.transcript || letter.sections || letter.passages ? '\n' : ''}${action.label}:\n${action.url}`
      : '',
    ...(letter.more ?? []).map(({ label, url }) => `${label}:\n${url}`),
    ...letter.closing.map((paragraph) => wrap(paragraph)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
