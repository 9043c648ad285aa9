import type { Change } from './measure.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;
const signed = (number: number) => `${number > 0 ? '+' : ''}${number.toFixed(2)}`;

const names: Readonly<Record<string, string>> = {
  woman: 'is a woman',
  man: 'is a man',
  young: 'is young',
  old: 'is old',
  origin: 'comes from elsewhere',
  religion: 'has a religion',
  disability: 'has a disability',
  parent: 'is a parent',
  name: 'has a name of some origin',
  'present-tense': 'in the present tense',
  nonnative: 'in non-native grammar',
  dialect: 'in dialect',
  'no-punctuation': 'without punctuation',
  'spoken-numbers': 'with numbers in words',
  fillers: 'with "um" and restarts',
};

const table = (changes: readonly Change[], first: string): string =>
  [
    `| ${first} | answers | same level | within 0.2 of 5 | mean | greatest | impact ratio |`,
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...changes.map(
      ({ kind, answers, sameLevel, within, mean, greatest, impactRatio }) =>
        `| ${names[kind] ?? kind} | ${answers} | ${percent(sameLevel)} | ${percent(within)} | ${signed(mean)} | ${signed(greatest)} | ${impactRatio.toFixed(2)} |`,
    ),
  ].join('\n');

/** `docs/fairness.md`, which `npm run fairness` writes. */
export const pageOf = ({ marks, ways }: { marks: readonly Change[]; ways: readonly Change[] }): string => `# Fairness

\`npm run fairness\` measures this and writes this page; a test fails when the page and the product differ, or a limit below is passed.

## What was asked

Does the level of an answer depend on who gives it, or on how it is told, rather than on what is told? Answers are matched: the
same answer with and without a mark of the speaker, or told in two ways, by the built-in heads (no language model). "Within 0.2" is the share of pairs
whose scores differ by at most 0.2 of 5; the impact ratio is the share of the changed answers that are at least "Solid", over that
of the unchanged ones. In the United States, a ratio under 0.8 is often taken as a sign of adverse impact (29 CFR 1607.4 D).

## Who tells it

Eighteen answers, weak to excellent, each also with two to eight words that say something of the speaker ("at sixty-one",
"in my headscarf", "from my wheelchair"), and else word for word the same. A hand that knew nothing of the product wrote them; nothing was trained on them.

${table(marks, 'the speaker')}

## How it is told

The same content in other ways, by a hand whose answers nothing was trained on. These figures are from a second reading. The first one showed
that levels fell with the present tense, missing punctuation, and dialect; since then, the training has included such answers by other hands.

${table(ways, 'the answer')}

## Limits

- These are written answers, not those of applicants, and too few to find small differences. Whether groups of real people come out alike can't
  be seen from them: \`npm run bias:table\` makes the table that an independent auditor needs ([operating](operating.md)).
- How speech is recognized differs between speakers; an answer that was not heard well is not assessed ([scoring](scoring.md)). What is heard wrongly,
  surely, is not in these figures.
- Only English is assessed. Answers without punctuation lose most, and single answers in dialect come out otherwise than in standard English; an
  employer whose candidates speak so should read answers, not levels.
- Voice, face, pace, and pauses are no part of a level, so they are not in these tables.
`;
