import { useId } from 'react';
import { Kicker, Passage, Why } from '../letter.styles.ts';
import type { NotAssessed } from '../types.ts';
import { nothingAssessed } from '../words.ts';

/** Stands where praise and advice would, in a report that judges no content. */
export function Unassessed({ whyNot }: { readonly whyNot: NotAssessed }) {
  const id = useId();
  return (
    <Passage aria-labelledby={id}>
      <Kicker id={id} under={1}>
        What you said
      </Kicker>
      <Why>Not assessed. {nothingAssessed(whyNot)}</Why>
    </Passage>
  );
}
