/** What a complaint is about, by what would mend it; the corpus's guide says what each one means. */
export const complaintLabels = ['rushed', 'repeated', 'improper', 'wording', 'other'] as const;

export type ComplaintLabel = (typeof complaintLabels)[number];
