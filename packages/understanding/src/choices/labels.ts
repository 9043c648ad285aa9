/** What a reply to the offer to say an answer again does; the corpus's guide says what each one means. */
export const choiceLabels = ['again', 'on', 'end', 'tells', 'add', 'wait', 'asks', 'unsure'] as const;

export type ChoiceLabel = (typeof choiceLabels)[number];
