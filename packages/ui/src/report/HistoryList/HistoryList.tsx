import { clock } from '../../emails/words.ts';
import { Badge, Bars, ButtonLink, EmptyState, Link, SkeletonList } from '../../primitives/index.ts';
import { About, Entry, List, Main, Score, State } from './HistoryList.styles.ts';

/** One interview that was held. */
export interface HistoryEntry {
  readonly id: string;
  /** Address of its report; missing where there is none. */
  readonly href?: string | undefined;
  readonly title: string;
  readonly dateText: string;
  readonly kind: 'practice' | 'candidate';
  readonly interviewMs: number;
  readonly answered: number;
  readonly questions: number;
  /** `writing`: the report comes in a minute. `nothing-said`: there is none. `failed`: there is none, and none comes. */
  readonly state: 'ready' | 'writing' | 'nothing-said' | 'failed';
  /** 0 to 100; null when not assessed. */
  readonly score: number | null;
}

export interface HistoryListProps {
  /** The newest first; null while they are loading. */
  readonly entries: readonly HistoryEntry[] | null;
  /** Where the first interview begins. */
  readonly practiceHref?: string;
}

function Result({ state, score }: HistoryEntry) {
  if (state === 'writing')
    return (
      <State>
        <Bars moving /> Being written
      </State>
    );
  if (state === 'failed') return <State>No report: it could not be written</State>;
  if (state === 'nothing-said') return <State>No report: nothing was said</State>;
  return score === null ? (
    <State>Figures only</State>
  ) : (
    <Score>
      {score} <span>of 100</span>
    </Score>
  );
}

/** The interviews that somebody held, each with the way to its report. */
export function HistoryList({ entries, practiceHref = '/' }: HistoryListProps) {
  if (!entries) return <SkeletonList label="Loading your interviews" rows={3} />;
  if (entries.length === 0)
    return (
      <EmptyState title="No interview yet" action={<ButtonLink href={practiceHref}>Hold Your First One</ButtonLink>}>
        Every interview that you hold is listed here, with its report.
      </EmptyState>
    );
  return (
    <List aria-label="Interviews">
      {entries.map((entry) => {
        const { id, href, title, dateText, kind, interviewMs, answered, questions } = entry;
        return (
          <Entry key={id}>
            <Main>
              {href && entry.state === 'ready' ? <Link href={href}>{title}</Link> : <span>{title}</span>}
              {kind === 'candidate' && <Badge>For an employer</Badge>}
            </Main>
            <About>
              {dateText} · {clock(interviewMs)}
              {questions > 0 && ` · ${answered} of ${questions} answered`}
            </About>
            <Result {...entry} />
          </Entry>
        );
      })}
    </List>
  );
}
