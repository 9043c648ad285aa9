/** What a sentence of an answer does; the corpus's guide says what each one means. */
export const sentenceLabels = [
  'situation',
  'task',
  'action',
  'decision',
  'others',
  'result',
  'lesson',
  'general',
  'hypothetical',
  'about',
  'private',
] as const;

export type SentenceLabel = (typeof sentenceLabels)[number];
