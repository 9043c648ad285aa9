import { useId, type ReactNode } from 'react';
import { clock } from '../../emails/words.ts';
import { Badge, Button } from '../../primitives/index.ts';
import { DecisionNote } from '../DecisionNote/index.ts';
import { SkillBars } from '../SkillBars/index.ts';
import { SkillEvidenceCard } from '../SkillEvidenceCard/index.ts';
import { standings } from '../standings.ts';
import type { CandidateView } from '../types.ts';
import { UnlockPanel } from '../UnlockPanel/index.ts';
import { About, Columns, Head, Main, Shown, Side, Title } from './CandidateReport.styles.ts';

export interface CandidateReportProps {
  readonly candidate: CandidateView;
  /** The title of the job. */
  readonly job: string;
  readonly onBack: () => void;
  readonly onUnlock: () => void;
  /** A person has looked, as the candidate had asked. */
  readonly onReviewed: () => void;
  /** Transcript and recording, once the candidate is unlocked. */
  readonly children?: ReactNode;
}

/** What one candidate showed, skill by skill; who it is, and every word, once it was paid for. */
export function CandidateReport({ candidate, job, onBack, onUnlock, onReviewed, children }: CandidateReportProps) {
  const { label, dateText, interviewMs, overall, standing, skills, decision, access } = candidate;
  const id = useId();
  const { text, tone } = standings[standing];
  return (
    <>
      <Head>
        <Button variant="link" onClick={onBack}>
          All Candidates
        </Button>
        <Title tabIndex={-1}>{label}</Title>
        <About>
          <Badge tone={tone}>{text}</Badge>
          {overall !== null && <span>{overall} of 100</span>}
          <span>
            {job} · {dateText} · {clock(interviewMs)} long
          </span>
        </About>
      </Head>
      <Columns>
        <Main>
          <Shown aria-labelledby={id}>
            <h2 id={id}>What was shown</h2>
            <SkillBars skills={skills} />
          </Shown>
          <div>
            {skills.map((evidence) => (
              <SkillEvidenceCard key={evidence.skill} evidence={evidence} />
            ))}
          </div>
          {access.state === 'unlocked' && children}
        </Main>
        <Side>
          {(standing === 'reached' || access.state === 'unlocked' || decision.review !== 'none') && (
            <UnlockPanel access={access} onUnlock={onUnlock} />
          )}
          <DecisionNote decision={decision} onReviewed={onReviewed} />
        </Side>
      </Columns>
    </>
  );
}
