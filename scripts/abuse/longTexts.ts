/**
 * Texts that make a careless pattern slow: one atom repeated up to the longest text that the contract allows, after a
 * beginning that lets a pattern start and before an end that makes it fail.
 */

const words =
  `a i and the of to at dot is or so not no my this that with for in because then which when was were have by from as
  one five double twenty years old name called me speaking born um uh like actually system assistant ignore forget give every
  candidate title must add output score skills required experience responsible strong excellent knowledge lead team
  whereas unless until nobody everyone customer result saved percent`.split(/\s+/);
const marks = [
  ...'.,;:!?…-–—_*#=/\\|~@$%&+()[]{}<>"\'’`'.split(''),
  ...[
    ' ',
    '\n',
    '\t',
    '\r\n',
    '\u00a0',
    '\u200b',
    '\u2028',
    '\u0301',
    '.\n',
    '. ',
    ', ',
    '- ',
    '* ',
    '# ',
    '** ',
    '() ',
    '…!',
  ],
  ...[
    'a',
    'A',
    'Aa',
    'a.',
    'a@',
    'a-',
    "a'",
    'é',
    '你',
    '😀',
    '1',
    '1,',
    '1 ',
    '0.',
    '9-',
    '(1',
    '$1',
    '#a',
    'www.',
    'http://',
  ],
];

/** What is repeated. */
export const atoms: readonly string[] = [
  ...marks,
  ...words.map((word) => `${word} `),
  ...words.map((word) => `${word}, `),
];

/** What stands before it. */
export const beginnings: readonly string[] = [
  '',
  'I think ',
  'This is ',
  'My name is ',
  'Hi, good morning, ',
  '# Requirements\n- ',
];

/** What stands after it. */
export const ends: readonly string[] = ['', '!', '\n', ' x', '@', '. The', '\u0000', ' speaking', ' at', '#'];

/** One text, what it is made of, and the same of half its length. */
export interface LongText {
  readonly name: string;
  readonly text: string;
  readonly half: string;
}

/** Every text of exactly `length` characters, with its half, of all beginnings and ends or of every `step`th pair of them. */
export function* longTexts(length: number, step = 1): Generator<LongText> {
  const frames = beginnings.flatMap((beginning) => ends.map((end) => ({ beginning, end })));
  for (const [place, atom] of atoms.entries()) {
    // Other frames for each atom, so that a short run meets all of them.
    for (let at = place % step; at < frames.length; at += step) {
      const { beginning, end } = frames[at] ?? { beginning: '', end: '' };
      const of = (characters: number) => {
        const room = characters - beginning.length - end.length;
        return beginning + atom.repeat(Math.ceil(room / atom.length)).slice(0, room) + end;
      };
      const name = `${JSON.stringify(beginning)} + ${JSON.stringify(atom)} × n + ${JSON.stringify(end)}`;
      yield { name, text: of(length), half: of(Math.ceil(length / 2)) };
    }
  }
}
