import { useId } from 'react';
import { Quotation } from '../../primitives/index.ts';
import { Body, Kicker, Passage, Sentence, Why } from '../letter.styles.ts';
import type { ChangeView, NotAssessed } from '../types.ts';
import { notAssessed } from '../words.ts';
import { Next } from './OneThing.styles.ts';

export interface OneThingProps {
  /** Null: nothing could be told from what was said, or, without `whyNot`, nothing stood out in it. */
  readonly change: ChangeView | null;
  readonly whyNot?: NotAssessed | undefined;
}

/** The letter's second passage: one thing to change, and what to do about it. Never a list. */
export function OneThing({ change, whyNot }: OneThingProps) {
  const id = useId();
  return (
    <Passage aria-labelledby={id}>
      <Kicker id={id} under={1}>
        The one thing to change
      </Kicker>
      {change ? (
        <Body>
          <Sentence>{change.claim}</Sentence>
          <Why>{change.why}</Why>
          {change.quote && <Quotation quote={change.quote} />}
          <Next>
            <strong>Before the next one</strong>
            {change.next}
          </Next>
        </Body>
      ) : (
        <Why>{whyNot ? `Not assessed. ${notAssessed(whyNot)}` : 'Nothing stands out that should change first.'}</Why>
      )}
    </Passage>
  );
}
