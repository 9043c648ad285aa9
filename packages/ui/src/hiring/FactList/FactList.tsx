import { useId } from 'react';
import { Badge, Quotation } from '../../primitives/index.ts';
import type { FactView } from '../types.ts';
import { Fact, Facts, Head, Note } from './FactList.styles.ts';

export interface FactListProps {
  readonly facts: readonly FactView[];
}

/** What was said, in a word. */
const words: Readonly<Record<FactView['said'], string>> = {
  yes: 'Yes',
  no: 'No',
  expired: 'Expired',
  'under-way': 'In progress',
  other: 'In other words',
};

/** Questions that a yes or a no answers, as for a license, and what was said to them. */
export function FactList({ facts }: FactListProps) {
  const id = useId();
  return (
    <Facts aria-labelledby={id}>
      <h2 id={id}>Facts that were asked for</h2>
      <Note>These are as they said them. No one checked them, and they don’t count toward the levels.</Note>
      {facts.map(({ question, said, quote, typed }, at) => (
        <Fact key={at}>
          <Head>
            <h3>{question}</h3>
            <Badge>{words[said]}</Badge>
            {typed && <Badge>Typed</Badge>}
          </Head>
          <Quotation quote={quote} />
        </Fact>
      ))}
    </Facts>
  );
}
