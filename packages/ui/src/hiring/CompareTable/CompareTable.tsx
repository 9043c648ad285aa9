import { useId } from 'react';
import { Button, CloseIcon, IconButton, Quotation } from '../../primitives/index.ts';
import type { CandidateView, SkillEvidence } from '../types.ts';
import { Cell, Cells, Compare, Head, Person, People, Skill, Step, Steps } from './CompareTable.styles.ts';

export interface CompareTableProps {
  /** Two or three. */
  readonly candidates: readonly CandidateView[];
  readonly skills: readonly string[];
  readonly onOpen: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

const none: Omit<SkillEvidence, 'skill'> = { standing: 'not-enough-evidence', score: null, claims: [] };

function Shown({ evidence }: { readonly evidence: Omit<SkillEvidence, 'skill'> }) {
  const { score, claims } = evidence;
  const best = claims[0];
  if (score === null) return <p>Not enough evidence</p>;
  return (
    <>
      <Steps>
        {[1, 2, 3, 4, 5].map((step) => (
          <Step key={step} aria-hidden="true" data-lit={step <= score} />
        ))}
        <span>{score} of 5</span>
      </Steps>
      {best && <Quotation quote={best.quote} />}
    </>
  );
}

/** Candidates side by side, skill by skill, with the best words of each. */
export function CompareTable({ candidates, skills, onOpen, onRemove }: CompareTableProps) {
  const prefix = useId();
  const across = { '--across': candidates.length };
  return (
    <Compare style={across}>
      <People>
        {candidates.map(({ id, label, overall }) => (
          <Person key={id}>
            <Head>
              <h2>{label}</h2>
              <IconButton
                label={`Take ${label} out of the comparison`}
                icon={<CloseIcon />}
                onClick={() => onRemove(id)}
              />
            </Head>
            <p>{overall === null ? 'Not enough evidence' : `${overall} of 100`}</p>
            <Button variant="link" aria-label={`Read the Evidence of ${label}`} onClick={() => onOpen(id)}>
              Read the Evidence
            </Button>
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
                  <Shown evidence={shown.find((evidence) => evidence.skill === skill) ?? none} />
                </dd>
              </Cell>
            ))}
          </Cells>
        </Skill>
      ))}
    </Compare>
  );
}
