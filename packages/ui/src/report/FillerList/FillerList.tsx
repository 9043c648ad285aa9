import { useId } from 'react';
import { Moment } from '../../primitives/index.ts';
import { mostSaid } from '../mostSaid.ts';
import { Figure, Part, PartHead, PartTitle, Text } from '../report.styles.ts';
import type { Said } from '../types.ts';
import { Amount, Bar, Kind, Kinds, Times, Word } from './FillerList.styles.ts';

export interface FillerListProps {
  readonly fillers: readonly Said[];
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
    title = 'Filler words',
    definition = '“Um,” “uh,” and the like. A word that means something in its sentence isn’t counted.',
    none = 'We didn’t hear an “um,” “uh,” or anything like it.',
  } = props;
  const id = useId();
  const kinds = [...Map.groupBy(fillers, ({ text }) => text)].sort(
    ([a, ofA], [b, ofB]) => ofB.length - ofA.length || a.localeCompare(b, 'en'),
  );
  const most = props.most ?? mostSaid(fillers);
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <PartTitle id={id} under={2}>
          {title}
        </PartTitle>
        <Figure>{fillers.length}</Figure>
      </PartHead>
      <Text>{fillers.length === 0 ? none : definition}</Text>
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
