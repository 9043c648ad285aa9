import { useId } from 'react';
import { EmptyState } from '../../primitives/index.ts';
import { Arrivals } from '../Arrivals/index.ts';
import { CandidateCard } from '../CandidateCard/index.ts';
import type { ArrivalView, CandidateView, Standing } from '../types.ts';
import { Cards, Group, Groups } from './CandidateList.styles.ts';

export interface CandidateListProps {
  /** Those whose evidence can be read. */
  readonly candidates: readonly CandidateView[];
  /** Everybody else. */
  readonly arrivals: readonly ArrivalView[];
  /** Ids of those that are compared. */
  readonly compared: readonly string[];
  readonly onCompare: (ids: readonly string[]) => void;
  readonly onOpen: (id: string) => void;
}

/** As many as fit beside each other. */
const mostCompared = 3;

const groups: readonly { key: Standing | 'on-their-way'; title: string; lead: string }[] = [
  {
    key: 'reached',
    title: 'Reached the bar',
    lead: 'Read what they showed, then unlock whom you want to meet.',
  },
  {
    key: 'on-their-way',
    title: 'On their way',
    lead: 'They agreed to be recorded. You get an email when somebody reaches the bar.',
  },
  {
    key: 'not-enough-evidence',
    title: 'Not enough evidence',
    lead: 'Too little was said, or it was not understood well enough. They are neither above nor below the bar.',
  },
  {
    key: 'below-the-bar',
    title: 'Below the bar',
    lead: 'Enough was said to tell, and it fell short. What they said is not shown, unless they ask that you look.',
  },
];

const groupOf = ({ state }: ArrivalView) =>
  state === 'below-the-bar' || state === 'not-enough-evidence' ? state : 'on-their-way';

/** The candidates of a job in groups that are kept apart, without identity. */
export function CandidateList({ candidates, arrivals, compared, onCompare, onOpen }: CandidateListProps) {
  const prefix = useId();
  if (candidates.length + arrivals.length === 0)
    return (
      <EmptyState title="No interview yet">
        Send the link to candidates. They appear here once they have agreed to be recorded.
      </EmptyState>
    );
  return (
    <Groups>
      {groups.map(({ key, title, lead }) => {
        const found = candidates.filter(({ standing }) => standing === key);
        const others = arrivals.filter((arrival) => groupOf(arrival) === key);
        const count = found.length + others.length;
        if (count === 0 && key !== 'reached') return null;
        const id = `${prefix}${key}`;
        return (
          <Group key={key} aria-labelledby={id}>
            <h2 id={id}>
              {title} <span>{count}</span>
            </h2>
            <p>{count > 0 ? lead : 'Nobody yet. You get an email when somebody does.'}</p>
            {found.length > 0 && (
              <Cards>
                {found.map((candidate) => (
                  <CandidateCard
                    key={candidate.id}
                    candidate={candidate}
                    compared={compared.includes(candidate.id)}
                    compareDisabled={compared.length >= mostCompared}
                    onCompare={(wanted) =>
                      onCompare(
                        wanted ? [...compared, candidate.id] : compared.filter((other) => other !== candidate.id),
                      )
                    }
                    onOpen={() => onOpen(candidate.id)}
                  />
                ))}
              </Cards>
            )}
            {others.length > 0 && <Arrivals arrivals={others} told={key !== 'on-their-way'} />}
          </Group>
        );
      })}
    </Groups>
  );
}
