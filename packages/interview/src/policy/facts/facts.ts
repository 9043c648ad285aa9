import { readFileSync } from 'node:fs';
import { type Topic, topicLabels } from '@viva/understanding';

/** What kind of interview is held: practice of a member, the preview on the home page, or one for an employer. */
const situations = ['practice', 'preview', 'employer'] as const;
export type Situation = (typeof situations)[number];

/** What the interviewer can say something to: all that candidates ask about, but what is counted, and what isn't known. */
export type FactName = Exclude<Topic, 'left' | 'other'>;

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

/** Whether it is a fact that an interviewer knows. */
export const isFact = (topic: Topic): topic is FactName => topic !== 'left' && topic !== 'other';

/** Every wording of every fact. */
export const allFacts = (): string[] => [...facts().values()].flatMap(({ says, again }) => [says, ...again]);

/** All facts as they are said first, by names such as `reads_employer`: for texts of the product's assistant. */
export const factTexts = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    topicLabels
      .filter(isFact)
      .flatMap((name) => situations.map((situation) => [`${name}_${situation}`, factOf(name, situation).says])),
  );
