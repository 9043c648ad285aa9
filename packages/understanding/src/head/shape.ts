/** Heads of the attention in each layer. */
export const attentionHeads = 4;
/** What keeps a division by the spread of equal numbers finite. */
export const epsilon = 1e-5;
