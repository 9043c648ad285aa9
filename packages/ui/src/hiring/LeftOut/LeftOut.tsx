import { useId } from 'react';
import { WarningIcon } from '../../primitives/index.ts';
import type { LeftOutView } from '../types.ts';
import { Box, List } from './LeftOut.styles.ts';

export interface LeftOutProps {
  readonly parts: readonly LeftOutView[];
}

const reasons: Readonly<Record<LeftOutView['reason'], string>> = {
  'may-not-be-asked': 'Nobody may be chosen by this, so it is not asked.',
  repeated: 'An earlier question asks the same.',
  instructs: 'It gives orders instead of asking.',
  unclear: 'It cannot be asked as it is written.',
  'no-time': 'There is no time left for it: what stands before it comes first.',
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
