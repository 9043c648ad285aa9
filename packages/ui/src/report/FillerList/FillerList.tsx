import { useId } from 'react';
import { missing } from '../../emails/missing.ts';
import { mostSaid } from '../../emails/mostSaid.ts';
import { Moment } from '../../primitives/index.ts';
import { Figure, Part, PartHead, PartTitle, Text } from '../report.styles.ts';
import type { MissingReason, Said } from '../types.ts';
import { Amount, Bar, Kind, Kinds, Times, Word } from './FillerList.styles.ts';

export interface FillerListProps {
  /** Null when it could not be had, and then `reason` says why. */
  readonly fillers: readonly Said[] | null;
  readonly reason?: MissingReason | undefined;
  readonly title?: string;
  /** How often the most frequent word of all lists was said, so that their bars can be compared; missing: of this list alone. */
  readonly most?: number | undefined;
  /** What counts as one. */
  readonly definition?: string;
  /** Said when there is none. */
  readonly none?: string;
}

/** Words of one sort by kind, the most frequent first, each with its moments. */
export function FillerList(props: FillerListProps) {
  const {
    fillers,
    reason,
    title = 'Filler words',
    definition = '“Um”, “uh” and the like. A word that means something where it stands is not counted.',
    none = 'No “um”, “uh” or the like was heard.',
  } = props;
  const id = useId();
  const kinds = [...Map.groupBy(fillers ?? [], ({ text }) => text)].sort(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || a.localeCompare(b, 'en'),
  );
  const most = props.most ?? mostSaid(fillers);
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <PartTitle id={id} under={1}>
          {title}
        </PartTitle>
        {fillers && <Figure>{fillers.length}</Figure>}
      </PartHead>
      <Text>{fillers ? (fillers.length === 0 ? none : definition) : missing(reason)}</Text>
      {kinds.length > 0 && (
        <Kinds>
          {kinds.map(([text, said]) => (
            <Kind key={text}>
              <Word>“{text}”</Word>
              <Bar aria-hidden="true" style={{ '--share': said.length / most }} />
              <Amount>{said.length}</Amount>
              <Times>
                {said.map(({ startMs }, i) => (
                  <Moment key={i} ms={startMs} of={`“${text}”`} />
                ))}
              </Times>
            </Kind>
          ))}
        </Kinds>
      )}
    </Part>
  );
}
