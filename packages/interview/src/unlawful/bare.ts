import type { UnlawfulTopic } from './topics.ts';

const set = (words: string) => new Set(words.split(/\s+/).filter(Boolean));

/** Words that a note to ask something has beside its subject: "any kids?", "current age", "religion, if any". */
const filler = set(
  `a an any and or the of in on if no not none yes current currently own own? present your you your's please what about
  is are have has been ever status state date place number how many much many old do details information info full
  also serious known existing plans planned planning future more already still maybe`,
);
const subjects: readonly [UnlawfulTopic, ReadonlySet<string>][] = [
  ['age', set('age ages birthday birthdate dob birth born')],
  ['pregnancy', set('pregnant pregnancy pregnancies expecting maternity')],
  [
    'family',
    set(
      `kids children child babies marital married marriage divorced single husband wife spouse boyfriend girlfriend
      dependants dependents family familial parents siblings childcare`,
    ),
  ],
  [
    'health',
    set(
      `health illness illnesses disease diseases disability disabilities disabled handicap medication medications medical
      conditions condition allergies smoker smoking sick sickness weight height`,
    ),
  ],
  [
    'origin',
    set('nationality citizenship ethnicity ethnic race racial origin origins birthplace accent ancestry caste'),
  ],
  ['religion', set('religion religious faith church denomination beliefs belief')],
  ['sexuality', set('gender sex sexual sexuality orientation pronouns gay lesbian straight')],
  ['union', set('union unions unionised unionized')],
  ['politics', set('political politics party vote')],
  ['criminal', set('criminal convictions conviction arrests')],
  ['money', set('debts debt bankruptcy credit')],
];
/** Too much at work to stand for a question alone, unless another such word or "your" is there. */
const weak = set(
  'condition conditions medical single party credit race union straight born parents expecting weight height belief origin child family church birth sick sex vote unions',
);

/** The subject of a note of at most six words that names a subject and hardly anything else: "Marital status?". */
export function bareTopic(sentence: string): UnlawfulTopic | null {
  const words: readonly string[] = sentence.match(/[\p{L}\p{N}']+/gu) ?? [];
  if (words.length === 0 || words.length > 6) return null;
  let found: UnlawfulTopic | null = null;
  let strong = false;
  for (const word of words) {
    const topic = subjects.find(([, names]) => names.has(word))?.[0];
    if (
      !topic &&
      !filler.has(word) &&
      word !== 'record' &&
      word !== 'history' &&
      word !== 'problems' &&
      word !== 'issues'
    )
      return null;
    found ??= topic ?? null;
    strong ||= topic !== undefined && !weak.has(word);
  }
  const nouns = words.filter((word) => !filler.has(word));
  return strong || words.includes('your') || nouns.length > 1 || words.length === 1 ? found : null;
}
