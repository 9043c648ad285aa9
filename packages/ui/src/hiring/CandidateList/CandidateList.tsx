import { useId } from 'react';
import { EmptyState } from '../../primitives/index.ts';
import { CandidateCard } from '../CandidateCard/index.ts';
import type { CandidateView, Standing } from '../types.ts';
import { Cards, Group, Groups } from './CandidateList.styles.ts';

export interface CandidateListProps {
  readonly candidates: readonly CandidateView[];
  /** Ids of those that are compared. */
  readonly compared: readonly string[];
  readonly onCompare: (ids: readonly string[]) => void;
  readonly onOpen: (id: string) => void;
}

/** As many as fit beside each other. */
const mostCompared = 3;

const groups: readonly { standing: Standing; title: string; lead: string }[] = [
  {
    standing: 'reached',
    title: 'Reached the bar',
    lead: 'Read what they showed, then unlock whom you want to meet.',
  },
  {
    standing: 'not-enough-evidence',
    title: 'Not enough evidence',
    lead: 'Too little was said, or it was not understood well enough. They are neither above nor below the bar.',
  },
  { standing: 'below-the-bar', title: 'Below the bar', lead: 'Enough was said to tell, and it fell short.' },
];

/** The candidates of a job in three groups that are kept apart, without identity. */
export function CandidateList({ candidates, compared, onCompare, onOpen }: CandidateListProps) {
  const prefix = useId();
  if (candidates.length === 0)
    return (
      <EmptyState title="No interview yet">
        Send the link to candidates. They appear here once they have held their interview.
      </EmptyState>
    );
  return (
    <Groups>
      {groups.map(({ standing, title, lead }) => {
        const found = candidates.filter((candidate) => candidate.standing === standing);
        if (found.length === 0 && standing !== 'reached') return null;
        const id = `${prefix}${standing}`;
        return (
          <Group key={standing} aria-labelledby={id}>
            <h2 id={id}>
              {title} <span>{found.length}</span>
            </h2>
            <p>{found.length > 0 ? lead : 'Nobody yet. You get an e-mail when somebody does.'}</p>
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
          </Group>
        );
      })}
    </Groups>
  );
}
