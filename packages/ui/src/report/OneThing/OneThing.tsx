import { useId, type ReactNode } from 'react';
import { Quotation } from '../../primitives/index.ts';
import { Body, Kicker, Passage, Sentence, Why } from '../letter.styles.ts';
import type { ChangeView } from '../types.ts';
import { Next } from './OneThing.styles.ts';

export interface OneThingProps {
  /** Null: nothing stands out. */
  readonly change: ChangeView | null;
  /** The way to say it again at once; missing where there is none. */
  readonly children?: ReactNode;
}

/** The letter's second passage: one thing to change, and what to do about it. Never a list. */
export function OneThing({ change, children }: OneThingProps) {
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
          {children}
        </Body>
      ) : (
        <Why>Nothing stands out as the first thing to change.</Why>
      )}
    </Passage>
  );
}
