import { wordsOf } from '../text/words.ts';

/** The commonest words of English: in speech about half of all words are among them. */
const common = new Set(
  `the be to of and a in that have i it for not on with he as you do at this but his by from they we say her she or an
  will my one all would there their what so up out if about who get which go me when make can like time no just him
  know take people into year your good some could them see other than then now look only come its over think also back
  after use two how our work first well way even new want because any these give day most us is are was were been had
  has did said went got am i'm it's didn't don't that's`.split(/\s+/),
);
/** Fewer words may be anything, as a name is. */
const leastWords = 8;
/** Speech in other languages shares a few of these words by their spelling. */
const leastShare = 0.2;

/** Whether words are English, by how many of its commonest they are; the heads read no other language. */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text);
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 < letters.length) return false;
  return words.length < leastWords || words.filter((word) => common.has(word)).length >= leastShare * words.length;
}
