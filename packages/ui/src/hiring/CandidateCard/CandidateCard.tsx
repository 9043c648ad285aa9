import { levelWords } from '../../levels.ts';
import { Alert, Badge, Button, Checkbox } from '../../primitives/index.ts';
import { aboutText } from '../shown.ts';
import { ShortlistButton } from '../ShortlistButton/index.ts';
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
  readonly onShortlist: (shortlisted: boolean) => void;
}

/** One candidate in the list: what was shown, not who it is. */
export function CandidateCard(props: CandidateCardProps) {
  const { candidate, compared, compareDisabled = false, onCompare, onOpen, onShortlist } = props;
  const { label, level, skills, access, decision, marks } = candidate;
  return (
    <Card>
      <Head>
        <h3>{label}</h3>
        {level !== null && <Score>{levelWords[level].name}</Score>}
        <About>
          <span>{aboutText(candidate)}</span>
          {access.state === 'unlocked' && <Badge tone="accent">Unlocked</Badge>}
          {marks.declinedText !== undefined && <Badge>Declined</Badge>}
          {decision.review === 'asked' && <Badge tone="thinking">Review requested</Badge>}
        </About>
      </Head>
      <SkillBars skills={skills} />
      {marks.error?.of === 'shortlist' && <Alert>{marks.error.text}</Alert>}
      <Foot>
        <Button variant="quiet" aria-label={`Read the Evidence of ${label}`} onClick={onOpen}>
          Read the Evidence
        </Button>
        <ShortlistButton
          label={label}
          shortlisted={marks.shortlisted}
          busy={marks.saving === 'shortlist'}
          onShortlist={onShortlist}
        />
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
