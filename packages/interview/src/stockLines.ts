import { bank } from './bank/index.ts';
import { allExamples } from './policy/examples.ts';
import { factTexts } from './policy/facts/facts.ts';
import { phrases } from './policy/phrases/index.ts';

/** Lines that an interviewer says to anybody: phrases and questions without a word of a candidate or of a job in them. */
export function stockLines(): string[] {
  const said = Object.values(phrases).flatMap((pools) => Object.values(pools).flat());
  return [
    ...new Set([...said, ...allExamples(), ...Object.values(factTexts()), ...bank.map(({ text }) => text)]),
  ].filter((line) => !line.includes('{'));
}
