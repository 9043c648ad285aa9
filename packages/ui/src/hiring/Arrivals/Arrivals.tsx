import { Badge } from '../../primitives/index.ts';
import type { ArrivalView } from '../types.ts';
import { List, Row } from './Arrivals.styles.ts';

export interface ArrivalsProps {
  readonly arrivals: readonly ArrivalView[];
  /** How far they are stands above them already, as a heading. */
  readonly told?: boolean;
}

const states = {
  consented: { tone: 'neutral', text: 'Not started' },
  interviewing: { tone: 'listening', text: 'In the interview' },
  interrupted: { tone: 'neutral', text: 'Interrupted, can resume' },
  finished: { tone: 'accent', text: 'Being assessed' },
  'below-the-bar': { tone: 'neutral', text: 'Below your bar' },
  'not-enough-evidence': { tone: 'thinking', text: 'Not enough evidence' },
} as const;

/** Candidates of whom no more is shown than that they came, and how far they are. */
export function Arrivals({ arrivals, told = false }: ArrivalsProps) {
  return (
    <List>
      {arrivals.map(({ id, label, dateText, state }) => (
        <Row key={id}>
          <span>
            {label} <span>· {dateText}</span>
          </span>
          {!told && <Badge tone={states[state].tone}>{states[state].text}</Badge>}
        </Row>
      ))}
    </List>
  );
}
