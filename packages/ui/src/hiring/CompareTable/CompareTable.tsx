import { useId } from 'react';
import { levelWords } from '../../levels.ts';
import { Alert, Badge, Button, CloseIcon, HeardNote, IconButton, Quotation } from '../../primitives/index.ts';
import { SkillLevel } from '../SkillLevel/index.ts';
import { OwnWords } from '../OwnWords/index.ts';
import { type Cell as ShownCell, distinctClaims, methodsApart } from '../shown.ts';
import type { CandidateView, SkillEvidence } from '../types.ts';
import { Apart, Cell, Cells, Compare, Head, Person, People, Skill } from './CompareTable.styles.ts';

export interface CompareTableProps {
  /** Two or three. */
  readonly candidates: readonly CandidateView[];
  readonly skills: readonly string[];
  readonly onOpen: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** A skill that was added to the job after the interview. */
const unasked = (skill: string): SkillEvidence => ({ skill, level: null, asked: false, claims: [] });

interface ShownProps {
  readonly evidence: SkillEvidence;
  readonly cell: ShownCell | undefined;
}

function Shown({ evidence, cell }: ShownProps) {
  return (
    <>
      <SkillLevel evidence={evidence} />
      {cell?.claim && <Quotation quote={cell.claim.quote} />}
      {cell?.claim?.heard != null && <HeardNote heard={cell.claim.heard} text={cell.claim.quote.text} reader="other" />}
      {cell?.claim?.typed && <Badge>Typed</Badge>}
      {cell?.sameAs !== undefined && <p>Shown by the same quote as “{cell.sameAs}”.</p>}
    </>
  );
}

/** Candidates side by side, skill by skill, with other words in each cell of one candidate. */
export function CompareTable({ candidates, skills, onOpen, onRemove }: CompareTableProps) {
  const prefix = useId();
  const across = { '--across': candidates.length };
  const cells = new Map(candidates.map(({ id, skills: shown }) => [id, distinctClaims(shown)]));
  const methods = methodsApart(candidates);
  return (
    <Compare style={across}>
      {methods.length > 0 && (
        <Apart>
          <Alert tone="caution">
            These candidates weren’t all assessed with the same method and versions. That may explain a difference in
            their levels. {methods.join(' ')}
          </Alert>
        </Apart>
      )}
      <People>
        {candidates.map(({ id, label, level, decision }) => (
          <Person key={id}>
            <Head>
              <h2>{label}</h2>
              <IconButton
                label={`Remove ${label} from the comparison`}
                icon={<CloseIcon />}
                onClick={() => onRemove(id)}
              />
            </Head>
            <p>{level === null ? 'Not enough evidence' : levelWords[level].name}</p>
            <Button variant="link" aria-label={`Read the Evidence of ${label}`} onClick={() => onOpen(id)}>
              Read the Evidence
            </Button>
            {decision.reviewNote && <OwnWords note={decision.reviewNote} brief />}
          </Person>
        ))}
      </People>
      {skills.map((skill, row) => (
        <Skill key={skill} aria-labelledby={`${prefix}${row}`}>
          <h2 id={`${prefix}${row}`}>{skill}</h2>
          <Cells>
            {candidates.map(({ id, label, skills: shown }) => (
              <Cell key={id}>
                <dt>{label}</dt>
                <dd>
                  <Shown
                    evidence={shown.find((evidence) => evidence.skill === skill) ?? unasked(skill)}
                    cell={cells.get(id)?.get(skill)}
                  />
                </dd>
              </Cell>
            ))}
          </Cells>
        </Skill>
      ))}
    </Compare>
  );
}
