import { useId } from 'react';
import { Quotation } from '../../primitives/index.ts';
import type { StrengthView } from '../types.ts';
import { Body, Kicker, Passage, Sentence, Why } from '../letter.styles.ts';

export interface StrengthProps {
  /** Null: nothing stands out. */
  readonly strength: StrengthView | null;
}

/** The letter's first passage: what went well, in the candidate's own words. */
export function Strength({ strength }: StrengthProps) {
  const id = useId();
  return (
    <Passage aria-labelledby={id}>
      <Kicker id={id} under={1}>
        What went well
      </Kicker>
      {strength ? (
        <Body>
          <Sentence>{strength.claim}</Sentence>
          <Quotation quote={strength.quote} size="large" />
          <Why>{strength.why}</Why>
        </Body>
      ) : (
        <Why>Nothing you said stands out yet.</Why>
      )}
    </Passage>
  );
}
