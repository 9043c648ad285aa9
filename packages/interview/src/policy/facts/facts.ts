import { readFileSync } from 'node:fs';

/** What kind of interview is held: practice of a member, the preview on the home page, or one for an employer. */
const situations = ['practice', 'preview', 'employer'] as const;
export type Situation = (typeof situations)[number];

const factNames = ['judged', 'machine', 'pace', 'reads', 'keeps', 'report', 'next', 'company'] as const;

/**
 * What is asked most: who reads it, who keeps it, whether a machine asks, what comes next, what the report holds, whether
 * answers are judged, how fast it speaks, and what a company offers.
 */
export type FactName = (typeof factNames)[number];

/** A fact in the words for one who asks first, and in those for one who asks again. */
export interface Fact {
  readonly says: string;
  readonly again: readonly string[];
}

let known: ReadonlyMap<string, Fact> | undefined;

/** `facts.tsv`: fact, situation, what is said, and what is said to one who asks again; one entry a line. */
const facts = (): ReadonlyMap<string, Fact> =>
  (known ??= new Map(
    readFileSync(new URL('./facts.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [name = '', situation = '', says = '', ...again] = line.split('\t');
        return [`${name} ${situation}`, { says, again }] as const;
      }),
  ));

/** What is true of a kind of interview; of coached practice where that differs. @throws when the data lacks it. */
export function factOf(name: FactName, situation: Situation | 'coached'): Fact {
  const found = facts().get(`${name} ${situation}`);
  if (!found) throw new Error(`facts.tsv says nothing of ${name} in ${situation}`);
  return found;
}

/** Every wording of every fact. */
export const allFacts = (): string[] => [...facts().values()].flatMap(({ says, again }) => [says, ...again]);

/** All facts as they are said first, by names such as `reads_employer`: for texts of the product's assistant. */
export const factTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    factNames.flatMap((name) => situations.map((situation) => [`${name}_${situation}`, factOf(name, situation).says])),
  );
