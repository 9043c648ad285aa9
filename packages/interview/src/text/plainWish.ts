import { plain } from './words.ts';

/** Words for wording that says what it means. */
const plainly =
  '(?:literal(?:ly)?|plain(?:ly|er)?|simpl(?:e|er|y)|easy|easier|direct(?:ly)?|straightforward(?:ly)?|unambiguous|concrete(?:ly)?)';
const wording = '(?:questions?|words?|wording|language|english|terms|instructions?|sentences?)';

/** How people ask for literal and plain wording. */
const wishes: readonly RegExp[] = [
  // "Can you please ask plainly?", "could you use simple words?"
  new RegExp(
    `\\b(?:can|could|would|will) you (?:please |maybe |perhaps |just |try to )*(?:ask|say|speak|talk|phrase|put|word|use|keep|be|make)\\b.{0,50}\\b${plainly}\\b`,
  ),
  // "I need literal questions", "I need the questions to be more literal"
  new RegExp(
    `\\b(?:i|i'd|i'll) (?:\\w+ ){0,3}(?:need|want|prefer|like|require|understand|better with|best with|ask for|have)\\b.{0,40}\\b${plainly} ${wording}\\b`,
  ),
  new RegExp(
    `\\b${wording} (?:to be |that are |should be |have to be |must be |need to be )(?:\\w+ ){0,2}${plainly}\\b`,
  ),
  new RegExp(`\\bneed (?:you )?to be (?:\\w+ ){0,2}${plainly}\\b`),
  // "Please more slow and easy words", "please speak plainly"
  new RegExp(`\\bplease\\b.{0,30}\\b${plainly}\\b(?! to\\b)|^(?:more |use )?${plainly} ${wording}\\b.{0,20}$`),
  /\b(?:no|without(?: any)?|avoid|don't use|do not use|skip the|leave out(?: the)?|don't understand|do not understand|can't follow|struggle with) (?:\w+ ){0,2}(?:figures? of speech|idioms?|metaphors?|figurative (?:language|speech)|hidden meanings?)\b/,
  /\b(?:take|read|understand|hear) (?:things|everything|words|questions|language|it|that|what people say) (?:\w+ )?literally\b/,
  new RegExp(`\\b(?:autis\\w+|asperger\\w*|dyslexi\\w+|neurodiver\\w+|adhd|on the spectrum)\\b.{0,80}\\b${plainly}\\b`),
  new RegExp(`\\b${plainly}\\b.{0,80}\\b(?:autis\\w+|asperger\\w*|dyslexi\\w+|neurodiver\\w+|adhd|on the spectrum)\\b`),
];
/** What was asked of, or done for, others is a story. */
const ofOthers =
  /\b(?:customers?|patients?|clients?|students?|pupils?|users?|colleagues?|guests?|my (?:team|boss|son|daughter))\b/;
/** A wish takes no more words than this. */
const mostWords = 45;

/** Whether a text asks the interviewer for plain, literal wording. */
export function asksForPlainWords(text: string): boolean {
  const said = plain(text);
  return said.split(' ').length <= mostWords && !ofOthers.test(said) && wishes.some((wish) => wish.test(said));
}
