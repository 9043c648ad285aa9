/** What a sentence wishes of the interviewer. */
export const wishLabels = ['wait', 'repeat', 'clarify', 'skip', 'redo', 'stop', 'more', 'greeting'] as const;

/** What a sentence asks the interviewer about. */
export const topicLabels = [
  'left',
  'judged',
  'better',
  'wanted',
  'length',
  'counts',
  'real',
  'names',
  'sensitive',
  'cost',
  'change',
  'machine',
  'pace',
  'hearing',
  'reads',
  'keeps',
  'report',
  'next',
  'company',
  'money',
  'age',
  'newcomer',
  'gap',
  'health',
  'language',
  'nerves',
  'habits',
  'notes',
  'room',
  'later',
  'scoring',
  'practice',
  'other',
] as const;
export type Topic = (typeof topicLabels)[number];

/** What a sentence of a candidate says to the interviewer, besides an answer; `none` where it says nothing. The corpus's guide tells them apart. */
export const asideLabels = ['none', ...wishLabels, ...topicLabels] as const;
