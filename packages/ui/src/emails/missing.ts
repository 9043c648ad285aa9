import type { MissingReason } from './types.ts';

const sentences: Readonly<Record<MissingReason, string>> = {
  'not-measurable-with-this-recogniser': 'Not measurable with this recogniser.',
  'no-word-times': 'Not measurable with this recogniser: it gives no times for single words.',
  typed: 'Not measurable: your answers were typed.',
  'too-little-speech': 'Not measurable: too little was said aloud.',
};

/** Says why there is no figure. */
export const missing = (reason: MissingReason | undefined): string =>
  reason === undefined ? 'Not measured.' : sentences[reason];
