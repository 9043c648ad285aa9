import { factTexts } from '@viva/interview';

/** What the deployment's configuration says about the product; all that the assistant says depends on this alone. */
export interface ProductFacts {
  readonly brand: string;
  /** The support mailbox. */
  readonly support: string;
  /** The blog with focus questions. */
  readonly blog: string;
  /** Days of free practice from the first sign-in; 0 when there is no trial. */
  readonly trialDays: number;
  /** Longest practice interview, in minutes. */
  readonly maxMinutes: number;
}

const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;

/** The sentences about the trial, which may be switched off. */
function trialSentences(days: number): Record<'trial' | 'tryFree', string> {
  return days > 0
    ? {
        trial: `The free trial lasts ${count(days, 'day')} from your first sign-in`,
        tryFree: `The trial is free for ${count(days, 'day')} and needs no credit card.`,
      }
    : {
        trial: 'There is no free trial at the moment, but the preview on the home page is free',
        tryFree: 'The preview is free and needs no account.',
      };
}

/** Puts the facts into a text, `{brand}`, `{support}`, `{blog}`, `{maxMinutes}`, `{trial}`, and `{tryFree}`, what interviews say of themselves, such as `{reads_practice}`, and `others` by their names. */
export function fill(template: string, facts: ProductFacts, others: Readonly<Record<string, string>> = {}): string {
  const values: Readonly<Record<string, string>> = {
    ...factTexts(),
    ...others,
    brand: facts.brand,
    support: facts.support,
    blog: facts.blog,
    maxMinutes: count(facts.maxMinutes, 'minute'),
    ...trialSentences(facts.trialDays),
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
