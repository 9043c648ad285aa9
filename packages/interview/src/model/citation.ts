import { wordsOf } from '../text/words.ts';

/** Words that change when somebody else repeats them. */
const turned: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  we: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
  ourselves: 'yourself',
  yourselves: 'yourself',
  am: 'are',
  was: 'were',
  "i'm": "you're",
  "we're": "you're",
  "i've": "you've",
  "we've": "you've",
  "i'd": "you'd",
  "we'd": "you'd",
};

const turnedWords = (text: string): string[] => wordsOf(text).map((word) => turned[word] ?? word);

/** Whether a sentence takes up a quote in its own words, said to the one who said it: "I" may be "you". */
export function citedIn(sentence: string, quote: string): boolean {
  const wanted = turnedWords(quote).join(' ');
  return wanted !== '' && ` ${turnedWords(sentence).join(' ')} `.includes(` ${wanted} `);
}
