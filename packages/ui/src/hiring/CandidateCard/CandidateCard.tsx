import { clock } from '../../emails/words.ts';
import { Badge, Button, Checkbox } from '../../primitives/index.ts';
import { SkillBars } from '../SkillBars/index.ts';
import type { CandidateView } from '../types.ts';
import { About, Card, Foot, Head, Score } from './CandidateCard.styles.ts';

export interface CandidateCardProps {
  readonly candidate: CandidateView;
  /** Chosen for the comparison. */
  readonly compared: boolean;
  /** The comparison is full. */
  readonly compareDisabled?: boolean;
  readonly onCompare: (compared: boolean) => void;
  readonly onOpen: () => void;
}

/** One candidate in the list: what was shown, not who it is. */
export function CandidateCard(props: CandidateCardProps) {
  const { candidate, compared, compareDisabled = false, onCompare, onOpen } = props;
  const { label, dateText, interviewMs, overall, skills, access, decision } = candidate;
  return (
    <Card>
      <Head>
        <h3>{label}</h3>
        {overall !== null && (
          <Score>
            {overall} <span>of 100</span>
          </Score>
        )}
        <About>
          {dateText} · {clock(interviewMs)} long
          {access.state === 'unlocked' && <Badge tone="accent">Unlocked</Badge>}
          {decision.review === 'asked' && <Badge tone="thinking">Asks for a person’s look</Badge>}
        </About>
      </Head>
      <SkillBars skills={skills} />
      <Foot>
        <Button variant="quiet" aria-label={`Read the Evidence of ${label}`} onClick={onOpen}>
          Read the Evidence
        </Button>
        <Checkbox
          label="Compare"
          aria-label={`Compare ${label}`}
          checked={compared}
          disabled={compareDisabled && !compared}
          onCheckedChange={onCompare}
        />
      </Foot>
    </Card>
  );
}
