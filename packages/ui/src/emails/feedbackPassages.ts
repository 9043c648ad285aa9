import type { Passage } from './letter.ts';
import type { EmailChange, EmailStrength } from './types.ts';
import { moment } from './words.ts';

const quoteOf = (quote: { readonly text: string; readonly startMs: number }) => ({
  text: quote.text,
  time: moment(quote.startMs),
});

/** What went well, then the one thing to change; nothing where content is not assessed. */
export function feedbackPassages(report: {
  readonly strength?: EmailStrength | null | undefined;
  readonly change?: EmailChange | null | undefined;
}): readonly Passage[] {
  const { strength, change } = report;
  return [
    ...(strength
      ? [
          {
            heading: 'What went well',
            claim: strength.claim,
            quote: quoteOf(strength.quote),
            paragraphs: [strength.why],
          },
        ]
      : []),
    ...(change
      ? [
          {
            heading: 'The one thing to change',
            claim: change.claim,
            ...(change.quote ? { quote: quoteOf(change.quote) } : {}),
            paragraphs: [change.why, `Before the next one: ${change.next}`],
          },
        ]
      : []),
  ];
}
