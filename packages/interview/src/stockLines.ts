import { readFileSync } from 'node:fs';
import { bank } from './bank/index.ts';
import { allExamples } from './policy/examples.ts';
import { allFacts } from './policy/facts/facts.ts';
import { allCounts } from './policy/facts/known.ts';
import { phrases } from './policy/phrases/index.ts';

/** Sentences that stand in the policy's own code; `npm run lines` writes them down, and a test sees that they are all there. */
const inCode = new URL('./policy/sentences.txt', import.meta.url);

/** Lines that an interviewer says to anybody: phrases and questions without a word of a candidate or of a job in them. */
export function stockLines(): string[] {
  const said = Object.values(phrases).flatMap((pools) => Object.values(pools).flat());
  const asked = bank.flatMap(({ text, rephrase }) => [text, rephrase]);
  const sentences = readFileSync(inCode, 'utf8').split('\n');
  return [...new Set([...said, ...allExamples(), ...allFacts(), ...allCounts(), ...asked, ...sentences])].filter(
    (line) => line !== '' && !line.includes('{'),
  );
}
