import { clock } from '../../emails/words.ts';
import type { Level } from '../../levels.ts';
import {
  Badge,
  Bars,
  ButtonLink,
  EmptyState,
  LevelMark,
  Link,
  type RibbonBar,
  RibbonBars,
  SkeletonList,
} from '../../primitives/index.ts';
import { About, Drawn, Entry, List, Main, State } from './HistoryList.styles.ts';

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
  /** What the answers came to together; null where too few were assessed. */
  readonly level: Level | null;
  /** The question of an earlier interview of which it is another try; missing where it is none. */
  readonly again?: { readonly question: string; readonly firstHref: string } | undefined;
  /** Its ribbon in short; null or missing where there is none. */
  readonly ribbon?: readonly RibbonBar[] | null | undefined;
}

export interface HistoryListProps {
  /** The newest first; null while they are loading. */
  readonly entries: readonly HistoryEntry[] | null;
  /** Where the first interview begins. */
  readonly practiceHref?: string;
}

function Result({ state, level }: HistoryEntry) {
  if (state === 'writing')
    return (
      <State>
        <Bars moving /> Being written
      </State>
    );
  if (state === 'failed') return <State>No report: we couldn’t write it</State>;
  if (state === 'nothing-said') return <State>No report: nothing was said</State>;
  return level ? <LevelMark likely={[level]} /> : <State>No level: too few answers assessed</State>;
}

/** A person's interviews, each with the way to its report. */
export function HistoryList({ entries, practiceHref = '/' }: HistoryListProps) {
  if (!entries) return <SkeletonList label="Loading your interviews" rows={3} />;
  if (entries.length === 0)
    return (
      <EmptyState
        title="No interview yet"
        action={<ButtonLink href={practiceHref}>Start Your First Interview</ButtonLink>}
      >
        Your interviews will appear here, each with its report.
      </EmptyState>
    );
  return (
    <List aria-label="Interviews">
      {entries.map((entry) => {
        const { id, title, dateText, kind, interviewMs, answered, questions, again, ribbon } = entry;
        const href = entry.state === 'ready' ? entry.href : undefined;
        return (
          <Entry key={id}>
            <Main>
              {href ? <Link href={href}>{title}</Link> : <span>{title}</span>}
              {kind === 'candidate' && <Badge>For an employer</Badge>}
              {again && <Badge>One question again</Badge>}
            </Main>
            <About>
              {dateText} · {clock(interviewMs)}
              {questions > 0 && !again && ` · ${answered} of ${questions} answered`}
            </About>
            {again && (
              <About>
                “{again.question}” <Link href={again.firstHref}>First answer</Link>
              </About>
            )}
            {ribbon && href && (
              // A larger target for the pointer; the title is the link of everybody else.
              <Drawn href={href} tabIndex={-1} aria-hidden="true">
                <RibbonBars bars={ribbon} size="short" />
              </Drawn>
            )}
            <Result {...entry} />
          </Entry>
        );
      })}
    </List>
  );
}
