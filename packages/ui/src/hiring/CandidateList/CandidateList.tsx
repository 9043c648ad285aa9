import { useId } from 'react';
import { EmptyState } from '../../primitives/index.ts';
import { Arrivals } from '../Arrivals/index.ts';
import { CandidateCard } from '../CandidateCard/index.ts';
import type { ArrivalView, CandidateView, Standing } from '../types.ts';
import { Cards, Filters, Group, Groups } from './CandidateList.styles.ts';

export interface CandidateListProps {
  /** Those whose evidence can be read. */
  readonly candidates: readonly CandidateView[];
  /** Everybody else. */
  readonly arrivals: readonly ArrivalView[];
  /** Ids of those that are compared. */
  readonly compared: readonly string[];
  readonly onCompare: (ids: readonly string[]) => void;
  readonly onOpen: (id: string) => void;
  readonly onShortlist: (id: string, shortlisted: boolean) => void;
  /** Which of them are shown. */
  readonly filter: CandidateFilter;
  readonly onFilter: (filter: CandidateFilter) => void;
}

/** All, or those who were marked so. */
export type CandidateFilter = 'all' | 'shortlisted' | 'declined';

const filters: readonly {
  readonly key: CandidateFilter;
  readonly name: string;
  readonly none: string;
  readonly fits: (candidate: CandidateView) => boolean;
}[] = [
  { key: 'all', name: 'All', none: '', fits: () => true },
  {
    key: 'shortlisted',
    name: 'Shortlisted',
    none: 'Your shortlist is empty. Use the star to add candidates.',
    fits: ({ marks }) => marks.shortlisted,
  },
  {
    key: 'declined',
    name: 'Declined',
    none: 'You haven’t declined anyone.',
    fits: ({ marks }) => marks.declinedText !== undefined,
  },
];

/** As many as fit beside each other. */
const mostCompared = 3;

const groups: readonly { key: Standing | 'on-their-way'; title: string; lead: string }[] = [
  {
    key: 'reached',
    title: 'Met your bar',
    lead: 'Read what they showed, then unlock the ones you want to contact.',
  },
  {
    key: 'on-their-way',
    title: 'In progress',
    lead: 'They agreed to be recorded. We’ll email you when one of them meets your bar.',
  },
  {
    key: 'not-enough-evidence',
    title: 'Not enough evidence',
    lead: 'They said too little, we couldn’t hear it well enough, or we couldn’t match it to the questions. They’re neither above nor below your bar.',
  },
  {
    key: 'below-the-bar',
    title: 'Below your bar',
    lead: 'They were assessed, and came out below your bar or the one that was set when they agreed to be recorded. Their answers stay hidden unless they ask for a review.',
  },
];

const groupOf = ({ state }: ArrivalView) =>
  state === 'below-the-bar' || state === 'not-enough-evidence' ? state : 'on-their-way';

/** The candidates of a job in groups that are kept apart, without identity; or those alone that were marked so. */
export function CandidateList(props: CandidateListProps) {
  const { candidates, arrivals, filter, onFilter } = props;
  if (candidates.length + arrivals.length === 0)
    return (
      <EmptyState title="No interview yet">
        Send the link to candidates. They appear here once they agree to be recorded.
      </EmptyState>
    );
  const chosen = filters.find(({ key }) => key === filter);
  const shown = chosen ? candidates.filter(chosen.fits) : candidates;
  return (
    <Groups>
      {candidates.length > 0 && (
        <Filters role="group" aria-label="Show">
          {filters.map(({ key, name, fits }) => (
            <button key={key} type="button" aria-pressed={key === filter} onClick={() => onFilter(key)}>
              {name} <span>{key === 'all' ? candidates.length + arrivals.length : candidates.filter(fits).length}</span>
            </button>
          ))}
        </Filters>
      )}
      {filter === 'all' ? <Standings {...props} /> : <Marked {...props} candidates={shown} of={chosen} />}
    </Groups>
  );
}

/** Those who were marked so. */
function Marked({ of, ...props }: CandidateListProps & { readonly of: (typeof filters)[number] | undefined }) {
  const id = useId();
  const { length } = props.candidates;
  return (
    <Group aria-labelledby={id}>
      <h2 id={id}>
        {of?.name} <span>{length}</span>
      </h2>
      {length === 0 ? <p>{of?.none}</p> : <Shown {...props} />}
    </Group>
  );
}

/** Everybody, by where they stand. */
function Standings(props: CandidateListProps) {
  const { candidates, arrivals } = props;
  const prefix = useId();
  return groups.map(({ key, title, lead }) => {
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
        <p>{count > 0 ? lead : 'No one yet. We’ll email you when someone does.'}</p>
        {found.length > 0 && <Shown {...props} candidates={found} />}
        {others.length > 0 && <Arrivals arrivals={others} told={key !== 'on-their-way'} />}
      </Group>
    );
  });
}

function Shown({ candidates, compared, onCompare, onOpen, onShortlist }: CandidateListProps) {
  return (
    <Cards>
      {candidates.map((candidate) => (
        <CandidateCard
          key={candidate.id}
          candidate={candidate}
          compared={compared.includes(candidate.id)}
          compareDisabled={compared.length >= mostCompared}
          onCompare={(wanted) =>
            onCompare(wanted ? [...compared, candidate.id] : compared.filter((other) => other !== candidate.id))
          }
          onOpen={() => onOpen(candidate.id)}
          onShortlist={(wanted) => onShortlist(candidate.id, wanted)}
        />
      ))}
    </Cards>
  );
}
