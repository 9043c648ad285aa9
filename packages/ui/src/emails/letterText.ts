import type { Letter, Passage, Section } from './letter.ts';
import type { EmailBrand } from './types.ts';
import { wrap } from './words.ts';

const underlined = (heading: string) => `${heading}\n${'-'.repeat(Math.min(heading.length, 72))}`;

function sectionText({ heading, value, bars }: Section): string {
  const entries = bars.map(({ label, value: of, note }) =>
    [wrap(label, '   '), `   ${wrap([of, note].filter(Boolean).join(' · '), '   ', 69)}`].join('\n'),
  );
  return [underlined(`${heading}: ${value}`), ...entries].join('\n\n');
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
    letter.picture ? wrap(letter.picture.caption) : '',
    ...(letter.passages ?? []).map((passage) => `\n${passageText(passage)}`),
    letter.summary ? `\n${wrap(letter.summary)}` : '',
    ...(letter.sections ?? []).map((section) => `\n${sectionText(section)}`),
    action ? `${letter.sections || letter.passages?.length ? '\n' : ''}${action.label}:\n${action.url}` : '',
    ...(letter.more ?? []).map(({ label, url }) => `${label}:\n${url}`),
    ...letter.closing.map((paragraph) => wrap(paragraph)),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
