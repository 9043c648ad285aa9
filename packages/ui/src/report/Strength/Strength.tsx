import { useId } from 'react';
import { Quotation } from '../../primitives/index.ts';
import { notAssessed } from '../words.ts';
import type { NotAssessed, StrengthView } from '../types.ts';
import { Body, Kicker, Passage, Sentence, Why } from '../letter.styles.ts';

export interface StrengthProps {
  /** Null: nothing could be told from what was said, or, without `whyNot`, nothing stood out in it. */
  readonly strength: StrengthView | null;
  readonly whyNot?: NotAssessed | undefined;
}

/** The letter's first passage: what went well, in the candidate's own words. */
export function Strength({ strength, whyNot }: StrengthProps) {
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
        <Why>{whyNot ? `Not assessed. ${notAssessed(whyNot)}` : 'Nothing that you said stands out yet.'}</Why>
      )}
    </Passage>
  );
}
