import { useId, type ReactNode } from 'react';
import { type Level, levels, levelWords, levelsOfCandidates } from '../../levels.ts';
import { Alert, Badge, Button } from '../../primitives/index.ts';
import { DecisionNote } from '../DecisionNote/index.ts';
import { DeclineCandidate } from '../DeclineCandidate/index.ts';
import { FactList } from '../FactList/index.ts';
import { OwnWords } from '../OwnWords/index.ts';
import { PrivateNote } from '../PrivateNote/index.ts';
import { ShortlistButton } from '../ShortlistButton/index.ts';
import { aboutText } from '../shown.ts';
import { SkillBars } from '../SkillBars/index.ts';
import { SkillEvidenceCard } from '../SkillEvidenceCard/index.ts';
import { standings } from '../standings.ts';
import type { CandidateView } from '../types.ts';
import { UnlockPanel } from '../UnlockPanel/index.ts';
import { About, Columns, Head, Key, Main, Own, Shown, Side, Title } from './CandidateReport.styles.ts';

export interface CandidateReportProps {
  readonly candidate: CandidateView;
  /** The title of the job. */
  readonly job: string;
  /** '' where none was given. */
  readonly company: string;
  readonly onBack: () => void;
  readonly onUnlock: () => void;
  /** A person has looked, as the candidate had asked. */
  readonly onReviewed: () => void;
  readonly onShortlist: (shortlisted: boolean) => void;
  readonly onNote: (note: string) => void;
  readonly onDecline: () => void;
  /** Transcript and recording, once the candidate is unlocked. */
  readonly children?: ReactNode;
}

/** What one candidate showed, skill by skill; who it is, and what was said, once it was paid for. */
export function CandidateReport(props: CandidateReportProps) {
  const { candidate, job, company, onBack, onUnlock, onReviewed, onShortlist, onNote, onDecline, children } = props;
  const { id: candidateId, label, level, standing, skills, facts = [], decision, access, marks } = candidate;
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
          {level && <b>{levelWords[level].name}</b>}
          <span>
            {job} · {aboutText(candidate)}
          </span>
        </About>
      </Head>
      <Columns>
        <Main>
          {decision.reviewNote && <OwnWords note={decision.reviewNote} />}
          <Shown aria-labelledby={id}>
            <h2 id={id}>What they showed</h2>
            <SkillBars skills={skills} />
            <Meanings />
          </Shown>
          <div>
            {skills.map((evidence) => (
              <SkillEvidenceCard key={evidence.skill} evidence={evidence} />
            ))}
          </div>
          {facts.length > 0 && <FactList facts={facts} />}
          {access.state === 'unlocked' && children}
        </Main>
        <Side>
          {(standing === 'reached' || access.state === 'unlocked' || decision.review !== 'none') && (
            <UnlockPanel access={access} onUnlock={onUnlock} />
          )}
          <Own>
            {marks.error?.of === 'shortlist' && <Alert>{marks.error.text}</Alert>}
            <ShortlistButton
              label={label}
              shortlisted={marks.shortlisted}
              busy={marks.saving === 'shortlist'}
              onShortlist={onShortlist}
            />
            <PrivateNote
              key={candidateId}
              note={marks.note}
              saving={marks.saving === 'note'}
              saved={marks.noteSaved ?? false}
              error={marks.error?.of === 'note' ? marks.error.text : undefined}
              onSave={onNote}
            />
            <DeclineCandidate label={label} job={job} company={company} marks={marks} onDecline={onDecline} />
          </Own>
          <DecisionNote decision={decision} onReviewed={onReviewed} />
        </Side>
      </Columns>
    </>
  );
}

const highestFirst: readonly Level[] = levels.toReversed();

function Meanings() {
  return (
    <Key>
      <summary>What the levels mean</summary>
      <dl>
        {highestFirst.map((one) => (
          <div key={one}>
            <dt>{levelWords[one].name}</dt>
            <dd>{levelsOfCandidates[one]}</dd>
          </div>
        ))}
        <div>
          <dt>Not enough evidence</dt>
          <dd>We asked about it, but we can’t tell from what they said.</dd>
        </div>
        <div>
          <dt>Not asked</dt>
          <dd>None of the questions they got covered it.</dd>
        </div>
      </dl>
    </Key>
  );
}
