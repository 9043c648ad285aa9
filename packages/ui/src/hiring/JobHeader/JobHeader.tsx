import type { ReactNode } from 'react';
import { Badge, Button, CopyIcon } from '../../primitives/index.ts';
import type { JobView, Standing } from '../types.ts';
import { Counts, Head, Kicker, Link, Title } from './JobHeader.styles.ts';

export interface JobHeaderProps {
  readonly job: JobView;
  /** The link was copied a moment ago. */
  readonly copied?: boolean;
  readonly onCopyLink: () => void;
  /** Opens and closes where candidates are invited by email. */
  readonly inviting?: { readonly open: boolean; readonly onToggle: () => void } | undefined;
  /** Stands right under the link. */
  readonly children?: ReactNode;
}

/** Which job the page is about, the link that candidates get, and how many came. */
export function JobHeader({ job, copied = false, onCopyLink, inviting, children }: JobHeaderProps) {
  const { title, company, status, dateText, smartLink } = job;
  const counts = countsOf(job);
  return (
    <Head>
      <Kicker>
        {company || 'Your job post'} · {dateText}
        <Badge tone={status === 'open' ? 'listening' : 'neutral'}>{status === 'open' ? 'Open' : 'Closed'}</Badge>
      </Kicker>
      <Title tabIndex={-1}>{title}</Title>
      {status === 'open' && (
        <Link>
          <span>{smartLink}</span>
          <Button variant="quiet" icon={<CopyIcon />} onClick={onCopyLink}>
            {copied ? 'Copied' : 'Copy Link for Candidates'}
          </Button>
          {inviting && (
            <Button variant="quiet" aria-expanded={inviting.open} onClick={inviting.onToggle}>
              Invite by Email
            </Button>
          )}
        </Link>
      )}
      {children}
      <Counts>
        {counts.map(([count, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </Counts>
    </Head>
  );
}

/** What becomes of a finished interview. */
const standings: readonly Standing[] = ['reached', 'below-the-bar', 'not-enough-evidence'];

function countsOf({ candidates, arrivals }: JobView): (readonly [number, string])[] {
  const all: readonly string[] = [...candidates.map(({ standing }) => standing), ...arrivals.map(({ state }) => state)];
  const count = (wanted: Standing) => all.filter((one) => one === wanted).length;
  return [
    [candidates.length + arrivals.length, 'candidates'],
    [count('reached'), 'met your bar'],
    [count('below-the-bar'), 'below your bar'],
    [count('not-enough-evidence'), 'not enough evidence'],
    [all.filter((state) => !standings.some((one) => one === state)).length, 'in progress'],
  ];
}
