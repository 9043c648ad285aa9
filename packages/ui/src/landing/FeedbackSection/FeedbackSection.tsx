import type { ReactNode } from 'react';
import { CheckIcon } from '../../primitives/index.ts';
import { Opening } from '../section.styles.ts';
import { Block, Points, Sheet, Words } from './FeedbackSection.styles.ts';

export interface FeedbackSectionProps {
  /** The beginning of a real report, on sample data; its title is a heading of level 3. */
  readonly children: ReactNode;
}

const points = [
  'What went well comes first, in your own words.',
  'One thing to change, not twenty.',
  'Every figure leads to the moment that it comes from.',
  'What could not be measured is said to be so, never guessed.',
] as const;

/** Shows the feedback itself instead of describing it. */
export function FeedbackSection({ children }: FeedbackSectionProps) {
  return (
    <Block aria-labelledby="feedback">
      <Words>
        <Opening>
          <h2 id="feedback">AI feedback that quotes you</h2>
          <p>After each interview comes a letter, as a good coach would write it. This one is a sample.</p>
        </Opening>
        <Points>
          {points.map((point) => (
            <li key={point}>
              <CheckIcon />
              {point}
            </li>
          ))}
        </Points>
      </Words>
      <Sheet>{children}</Sheet>
    </Block>
  );
}
