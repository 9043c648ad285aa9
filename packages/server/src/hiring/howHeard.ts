const asOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** How a quote came to be what it is: as we heard it, or as the candidate said it was, in the same words or in others. */
export const howHeard = (quote: string, heard: string | null): 'as-heard' | 'confirmed' | 'corrected' =>
  heard === null ? 'as-heard' : asOneLine(heard) === asOneLine(quote) ? 'confirmed' : 'corrected';
