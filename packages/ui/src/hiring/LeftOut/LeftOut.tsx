import { useId } from 'react';
import { WarningIcon } from '../../primitives/index.ts';
import type { LeftOutView } from '../types.ts';
import { Box, List } from './LeftOut.styles.ts';

export interface LeftOutProps {
  readonly parts: readonly LeftOutView[];
}

const reasons: Readonly<Record<LeftOutView['reason'], string>> = {
  'may-not-be-asked': 'Employers may not choose by this, so we don’t ask it.',
  repeated: 'An earlier question already covers it.',
  instructs: 'It gives an order instead of asking a question.',
  unclear: 'We can’t ask it the way it’s written.',
  'no-time': 'There’s no time left for it. Whatever is above it comes first.',
};

/** Questions and skills of a job that its interviews leave out, each with the reason. */
export function LeftOut({ parts }: LeftOutProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <h3 id={id}>
        <WarningIcon /> Left out of your interviews
      </h3>
      <List>
        {parts.map(({ text, reason }, i) => (
          <li key={i}>
            <q>{text}</q> <span>{reasons[reason]}</span>
          </li>
        ))}
      </List>
    </Box>
  );
}
