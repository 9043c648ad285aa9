/** What a candidate's turn can be; several at once are possible. The corpus's guide says what each one means. */
export const turnLabels = [
  'answer',
  'yes_no',
  'clarify',
  'repeat',
  'wait',
  'skip',
  'cannot',
  'redo',
  'correction',
  'done',
  'process',
  'company',
  'meta',
  'private',
  'distress',
  'complaint',
  'instruct',
  'stop',
  'noise',
] as const;

export type TurnLabel = (typeof turnLabels)[number];

/** Labels that call for care. No rule removes them. */
export const safetyLabels = ['distress', 'private'] as const satisfies readonly TurnLabel[];
