import { Badge, Button, CopyIcon } from '../../primitives/index.ts';
import type { JobView } from '../types.ts';
import { Counts, Head, Kicker, Link, Title } from './JobHeader.styles.ts';

export interface JobHeaderProps {
  readonly job: JobView;
  /** The link was copied a moment ago. */
  readonly copied?: boolean;
  readonly onCopyLink: () => void;
}

/** Which job the page is about, the link that candidates get, and how many came. */
export function JobHeader({ job, copied = false, onCopyLink }: JobHeaderProps) {
  const { title, status, dateText, smartLink, candidates } = job;
  const howMany = (standing: string) => candidates.filter((it) => it.standing === standing).length;
  const counts = [
    [candidates.length, 'interviewed'],
    [howMany('reached'), 'reached the bar'],
    [howMany('below-the-bar'), 'below the bar'],
    [howMany('not-enough-evidence'), 'not enough evidence'],
  ] as const;
  return (
    <Head>
      <Kicker>
        Your job post · {dateText}
        <Badge tone={status === 'open' ? 'listening' : 'neutral'}>{status === 'open' ? 'Open' : 'Closed'}</Badge>
      </Kicker>
      <Title>{title}</Title>
      {status === 'open' && (
        <Link>
          <span>{smartLink}</span>
          <Button variant="quiet" icon={<CopyIcon />} onClick={onCopyLink}>
            {copied ? 'Copied' : 'Copy link for candidates'}
          </Button>
        </Link>
      )}
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
