import { useId } from 'react';
import { moment, seconds } from '../../emails/words.ts';
import { Moment } from '../../primitives/index.ts';
import { Figure, Part, PartHead, PartTitle, Small, Text } from '../report.styles.ts';
import { sources } from '../sources.ts';
import type { ReportMetrics } from '../types.ts';
import { List } from './PauseList.styles.ts';

export interface PauseListProps {
  readonly metrics: ReportMetrics;
}

/** Silences over a second inside the answers, each with its moment and its length; nothing where they could not be measured. */
export function PauseList({ metrics }: PauseListProps) {
  const id = useId();
  const { pauses } = metrics;
  if (!pauses) return null;
  const longest = pauses.toSorted((a, b) => b.durationMs - a.durationMs)[0];
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <PartTitle id={id} under={2}>
          Pauses over a second
        </PartTitle>
        <Figure>{pauses.length}</Figure>
      </PartHead>
      {!longest && <Text>None of your answers had a pause that long.</Text>}
      {longest && (
        <>
          <Text>
            The longest was {seconds(longest.durationMs)}, at {moment(longest.startMs)}. Only pauses within your answers
            count, not the time you take to think before one.
          </Text>
          <List>
            {pauses.map(({ startMs, durationMs }) => (
              <li key={startMs}>
                <Moment ms={startMs} of="Pause" /> {seconds(durationMs)}
              </li>
            ))}
          </List>
          <Small>{sources.pauses}</Small>
        </>
      )}
    </Part>
  );
}
