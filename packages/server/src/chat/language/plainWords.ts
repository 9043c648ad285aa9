import { wordsOf } from '@viva/interview';

const negated = /^(?:do|does|did|is|are|was|were|has|have|had|can|could|would|should|must)n'?t$/;
const oddNegated: Readonly<Record<string, readonly string[]>> = {
  "won't": ['will', 'not'],
  wont: ['will', 'not'],
  cannot: ['can', 'not'],
  "can't": ['can', 'not'],
  cant: ['can', 'not'],
  "ain't": ['is', 'not'],
};

/** The words of a text with contractions written out ("doesn't" is "does not"), so that patterns need one form only. */
export function plainWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const odd = oddNegated[word];
    if (odd) return odd;
    if (negated.test(word)) return [word.replace(/n'?t$/, ''), 'not'];
    const [stem = '', ending] = word.split("'");
    if (ending === 'm') return [stem, 'am'];
    if (ending === 're') return [stem, 'are'];
    if (ending === 've') return [stem, 'have'];
    if (ending === 'll') return [stem, 'will'];
    return stem.split('.').filter(Boolean);
  });
}
