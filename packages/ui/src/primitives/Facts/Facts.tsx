import type { ReactNode } from 'react';
import { Fact, List } from './Facts.styles.ts';

export interface FactsProps {
  readonly items: readonly { readonly term: string; readonly detail: ReactNode }[];
}

/** What is known of one thing, line by line: name and value. */
export function Facts({ items }: FactsProps) {
  return (
    <List>
      {items.map(({ term, detail }) => (
        <Fact key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </Fact>
      ))}
    </List>
  );
}
