/** What reports say to candidates, and how the same is said of them. */
const saidOf: readonly (readonly [RegExp, string])[] = [
  [/^You typed your words yourself\b/, 'The candidate typed the answers'],
  [/^Your (words|speech)\b/, 'The candidate’s $1'],
  [/^What you said\b/, 'What was said'],
  [/^How you spoke, your voice,? and your feelings\b/, 'How the candidate spoke, the voice, and feelings'],
  [/\byour own words\b/g, 'the candidate’s own words'],
  [/\byour answers\b/g, 'the answers'],
  [/\byours?\b/gi, 'the candidate’s'],
  [/\byou(?:rself)?\b/gi, 'the candidate'],
];

/** Who or what made a result, as its employer reads it: of the candidate, not to them, and nothing of how they spoke. */
export const madeByForEmployer = (sentences: readonly string[]): string[] =>
  sentences
    .filter((sentence) => !/^The (?:figures of|numbers on) how you spoke\b/.test(sentence))
    .map((sentence) => saidOf.reduce((text, [to, of]) => text.replace(to, of), sentence));
