import { useId } from 'react';
import { Moment } from '../../primitives/index.ts';
import { Part, PartHead, PartTitle, Text } from '../report.styles.ts';
import type { ReportAnswer, StoryParts } from '../types.ts';
import { Cell, Found, Grid } from './StructureGrid.styles.ts';

export interface StructureGridProps {
  readonly answers: readonly ReportAnswer[];
}

const order = [
  ['situation', 'Situation'],
  ['task', 'Task'],
  ['action', 'Action'],
  ['result', 'Result'],
] as const satisfies readonly (readonly [keyof StoryParts, string])[];

/** Which parts of a story each answer had, and where; nothing for answers of which no story was asked. */
export function StructureGrid({ answers }: StructureGridProps) {
  const id = useId();
  const stories = answers.flatMap(({ content }, i) =>
    content?.parts ? [{ number: i + 1, parts: content.parts }] : [],
  );
  if (stories.length === 0) return null;
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <PartTitle id={id} under={1}>
          Structure
        </PartTitle>
      </PartHead>
      <Text>
        A story is easy to follow when it has four parts. Here is where each answer has them; an empty field means that
        no words for it were found.
      </Text>
      <Grid>
        <thead>
          <tr>
            <td />
            {order.map(([part, name]) => (
              <th key={part} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stories.map(({ number, parts }) => (
            <tr key={number}>
              <th scope="row">Q{number}</th>
              {order.map(([part, name]) => {
                const quote = parts[part];
                return (
                  <Cell key={part} data-found={quote !== null}>
                    <Found>{quote ? <Moment ms={quote.startMs} of={name} /> : 'not found'}</Found>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Part>
  );
}
