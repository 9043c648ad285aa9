/** Letters of other alphabets that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ο: 'o',
  α: 'a',
  ε: 'e',
  ι: 'i',
};
const digits: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

/** Longer sentences are looked at in pieces of this many characters, so that any text is read in bounded time. */
const longestSentence = 600;

function letters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[аеорсухіѕјοαει]/g, (letter) => lookAlikes[letter] ?? letter);
}

/** "U.S." ends no sentence. */
const initials = (text: string): string => text.replace(/\b([a-z])\.([a-z])\.(?=[\s,?!]|$)/g, '$1$2');

/** "a-g-e", "r e l i g i o n": letters apart, which nobody writes but to be overlooked. */
const together = (text: string): string =>
  text.replace(/(?<![a-z0-9])(?:[a-z][ .*_-]){2,}[a-z](?![a-z0-9'])/g, (apart) => apart.replace(/[ .*_-]/g, ''));

/** Orders to find something out are questions to whom it is found out of: "ask whether she has children". */
function toYou(sentence: string): string {
  const orders =
    /^(?:please |also |and |then |always |now )*(?:ask|find out|inquire|enquire|establish|determine|state|note|record|write down|get them to|have them|make sure to ask|check (?:whether|if))\b/;
  const named = sentence.replace(
    /\b(?:the |this |that |each |every )?(?:candidate|applicant|interviewee)s?'s?\b/g,
    'your',
  );
  if (!orders.test(sentence)) return named;
  return named
    .replace(
      /\b(?:whether|if) (?:she|he|they|(?:the |each |every )?(?:candidates?|applicants?)) (?:has|have|had)\b/g,
      'do you have',
    )
    .replace(
      /\b(?:whether|if) (?:she|he|they|(?:the |each |every )?(?:candidates?|applicants?)) (?:is|are|was|were)\b/g,
      'are you',
    )
    .replace(
      /\b(?:whether|if) (?:she|he|they|(?:the |each |every )?(?:candidates?|applicants?)) (?:wants?|plans?|intends?)\b/g,
      'do you plan',
    )
    .replace(/\b(?:whether|if) (?:she|he|they|(?:the |each |every )?(?:candidates?|applicants?))\b/g, 'do you')
    .replace(/\b(?:his|her|their)\b/g, 'your')
    .replace(/\b(?:she|he|they) (?:is|are)\b/g, 'are you')
    .replace(/\b(?:she|he|they)\b/g, 'you');
}

/** The sentences of a text as the patterns take them: plain lower-case letters, one space, no marks but apostrophes and commas. */
export function plainSentences(text: string): string[] {
  // Only the first mark of a run may start a match. Otherwise a long run with a letter behind it takes quadratic time.
  return together(initials(letters(text)))
    .split(/(?<![.?!;:\n¿¡…])[.?!;:\n¿¡…]+(?=\s|$|["')])|[¿¡\n]/)
    .map((sentence) =>
      sentence
        .replace(/(?<=[a-z])[013457](?=[a-z])/g, (digit) => digits[digit] ?? digit)
        .replace(/[^\p{L}\p{N}' ,.-]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .replace(/ (?=,)/g, '')
        .trim(),
    )
    .flatMap((sentence) => sentence.match(new RegExp(`.{1,${longestSentence}}`, 'g')) ?? [])
    .map(toYou);
}
