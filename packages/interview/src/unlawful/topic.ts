/** What an interviewer must not ask about. */
export const unlawfulTopics = [
  'age',
  'family',
  'pregnancy',
  'health',
  'origin',
  'religion',
  'sexuality',
  'union',
  'politics',
  'criminal',
  'money',
  'military',
] as const;
export type UnlawfulTopic = (typeof unlawfulTopics)[number];

/** A topic, and questions for it on plain lower-case sentences. */
export type Topic = readonly [UnlawfulTopic, readonly RegExp[]];
