/** Words that make up a quarter or more of English prose, and hardly any of another language's. */
const english = new Set(
  `the of and to a in for is on with you your our we are be will as or have an at by from this that who all work experience skills`.split(
    ' ',
  ),
);
/** Below this share of such words a text is in another language. */
const leastShare = 0.12;
/** Shorter texts tell too little. */
const fewWords = 30;

/** Whether a text is in English; a short one is thought to be. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length < fewWords || words.filter((word) => english.has(word)).length / words.length >= leastShare;
}
