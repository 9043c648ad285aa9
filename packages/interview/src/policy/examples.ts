import { readFileSync } from 'node:fs';
import type { PlannedQuestion } from '../types.ts';
import type { PolicyState } from './state.ts';

let known: readonly (readonly [kind: string, text: string])[] | undefined;

/** `examples.tsv`: competency, whether it asks for a story or a view, and what could be told; one entry a line. */
const examples = () =>
  (known ??= readFileSync(new URL('./phrases/examples.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [competency = '', form = '', text = ''] = line.split('\t');
      return [`${competency} ${form}`, text] as const;
    }));

/** All of them, for tests of how they sound. */
export const allExamples = (): readonly string[] => examples().map(([, text]) => text);

/** What kind of thing could be told to a question, never what to say; one that was not said yet, or the first. */
export function exampleFor({ competency, behavioural }: PlannedQuestion, { said }: PolicyState): string | undefined {
  const fitting = examples().filter(([kind]) => kind === `${competency} ${behavioural ? 'story' : 'view'}`);
  const [first] = fitting;
  return (fitting.find(([, text]) => !said.some((line) => line.includes(text))) ?? first)?.[1];
}

const noJobYet =
  /\b(?:never (?:really )?(?:had a (?:real |proper )?job|worked|sold)|(?:my|a) first (?:real |proper )?job|no work(?:ing)? experience|(?:haven't|have not|havent) (?:really )?(?:worked|had a job)|(?:finished|left|leaving|finishing) (?:high )?school|(?:still )?(?:in|at) (?:high )?school|a student|i(?:'m| am) (?:still )?studying|stay(?:ed|ing)?[- ]at[- ]home|return(?:ing)? to work|back to work after|(?:raising|raised) (?:my|the|our) (?:kids|children|family)|at home with (?:my|the|our) (?:kids|children))\b/i;
const earlyTitle = /\b(?:apprentice|trainee|intern|student|school leaver|work experience)\b/i;

/** Whether somebody says that they have no job yet, or had none for long, when they tell where they come from. */
export const tellsOfNoJob = (text: string): boolean => noJobYet.test(text.replaceAll('’', "'"));

/** Whether what is asked should be answerable from school, volunteering or home, too. */
export const isNewcomer = ({ newcomer, plan }: PolicyState): boolean => newcomer || earlyTitle.test(plan?.title ?? '');
