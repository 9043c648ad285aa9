import { useId } from 'react';
import { Badge, EmptyState } from '../../primitives/index.ts';
import type { ArrivalView } from '../types.ts';
import { Box, Row } from './Arrivals.styles.ts';

export interface ArrivalsProps {
  readonly arrivals: readonly ArrivalView[];
}

const states = {
  consented: { tone: 'neutral', text: 'Not begun' },
  interviewing: { tone: 'listening', text: 'In the interview' },
  finished: { tone: 'accent', text: 'Finished' },
} as const;

/** Who came by a job's link, and how far they are, without identity. */
export function Arrivals({ arrivals }: ArrivalsProps) {
  const id = useId();
  if (arrivals.length === 0)
    return (
      <EmptyState title="No interview yet">
        Send the link to candidates. They appear here once they have agreed to be recorded.
      </EmptyState>
    );
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>Candidates</h2>
      <p>Everybody who agreed to be recorded for this job, without names.</p>
      <ul>
        {arrivals.map(({ id: key, label, dateText, state }) => (
          <Row key={key}>
            <span>
              {label} <span>· {dateText}</span>
            </span>
            <Badge tone={states[state].tone}>{states[state].text}</Badge>
          </Row>
        ))}
      </ul>
    </Box>
  );
}
