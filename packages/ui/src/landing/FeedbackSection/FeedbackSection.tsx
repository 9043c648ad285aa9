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
  'Every number links to the moment it comes from.',
  'If something can’t be measured, we say so. We never guess.',
] as const;

/** Shows the feedback itself instead of describing it. */
export function FeedbackSection({ children }: FeedbackSectionProps) {
  return (
    <Block aria-labelledby="feedback">
      <Words>
        <Opening>
          <h2 id="feedback">AI feedback that quotes you</h2>
          <p>After each interview, you get feedback the way a good coach would write it. Here’s a sample.</p>
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
