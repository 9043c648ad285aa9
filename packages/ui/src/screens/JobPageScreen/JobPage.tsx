import { useState } from 'react';
import {
  AuditLog,
  BarControl,
  type CandidateFilter,
  CandidateList,
  CandidateReport,
  type ChangedSettings,
  CompareTable,
  ExportChoice,
  type ExportChoiceProps,
  type ExportFormat,
  InviteByEmail,
  type InvitesView,
  JobControls,
  JobHeader,
  JobSettings,
  type CandidateView,
  type JobAction,
  type JobSettingsProps,
  type JobView,
} from '../../hiring/index.ts';
import { Alert, Button } from '../../primitives/index.ts';
import type { ReplayActions } from '../../report/index.ts';
import { Chosen, Compared, Foot, Head, List } from './JobPageScreen.styles.ts';
import { Material, type MaterialView } from './Material.tsx';
import { usePlaces } from './usePlaces.ts';

export interface JobPageProps extends ReplayActions {
  readonly job: JobView;
  /** Id of the candidate whose evidence is read. */
  readonly opened?: string | undefined;
  /** Transcript and recording of the opened candidate, once unlocked. */
  readonly material?: MaterialView | undefined;
  /** What is under way at the job post. */
  readonly busy?: JobAction | undefined;
  readonly notice?: string | undefined;
  /** Why what the page was opened for is not there. */
  readonly remark?: string | undefined;
  readonly error?: string | undefined;
  readonly bar?: { readonly saving?: boolean; readonly error?: string | undefined } | undefined;
  /** What candidates are asked, where it can be changed. */
  readonly settings?: Omit<JobSettingsProps, 'onSave'> | undefined;
  /** Who was invited by email, where that can be done. */
  readonly invites?: InvitesView | undefined;
  readonly onInvite: (emails: readonly string[]) => void;
  /** What was said of the last invitations is read, or out of date. */
  readonly onInvitesSeen: () => void;
  readonly linkCopied?: boolean | undefined;
  readonly onCopyLink: () => void;
  readonly onOpen: (id: string | undefined) => void;
  readonly onUnlock: (id: string) => void;
  readonly onReviewed: (id: string) => void;
  readonly onShortlist: (id: string, shortlisted: boolean) => void;
  readonly onNote: (id: string, note: string) => void;
  readonly onDecline: (id: string) => void;
  /** The file of the candidates, as it is made. */
  readonly exporting?: Pick<ExportChoiceProps, 'busy' | 'error'> | undefined;
  readonly onExport: (format: ExportFormat) => void;
  /** Loads the material once more. */
  readonly onReloadMaterial: () => void;
  readonly onSetBar: (bar: number) => void;
  readonly onSaveSettings: (settings: ChangedSettings) => void;
  readonly onAction: (action: JobAction) => void;
}

/** A job with its candidates: the list, one of them, or a few side by side. */
export function JobPage(props: JobPageProps) {
  const { job, opened, material, onOpen, onUnlock, onReviewed, onShortlist, onNote, onDecline } = props;
  const { onReloadMaterial, ...player } = props;
  const [filter, setFilter] = useState<CandidateFilter>('all');
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const [inviting, setInviting] = useState<Inviting>({ open: false, round: 0, text: '' });
  const candidate = job.candidates.find(({ id }) => id === opened);
  const chosen = compared.flatMap((id) => job.candidates.find((one) => one.id === id) ?? []);
  const choose = (ids: readonly string[]) => {
    setCompared(ids);
    if (ids.length < 2) setComparing(false);
  };
  const sideBySide = comparing && chosen.length > 1;
  const places = usePlaces(candidate?.id ?? (sideBySide ? 'comparison' : 'list'));
  return (
    <div {...places}>
      {candidate ? (
        <CandidateReport
          candidate={candidate}
          job={job.title}
          company={job.company}
          onShortlist={(shortlisted) => onShortlist(candidate.id, shortlisted)}
          onNote={(note) => onNote(candidate.id, note)}
          onDecline={() => onDecline(candidate.id)}
          onBack={() => onOpen(undefined)}
          onUnlock={() => onUnlock(candidate.id)}
          onReviewed={() => onReviewed(candidate.id)}
        >
          {material && <Material material={material} player={player} onReload={onReloadMaterial} />}
        </CandidateReport>
      ) : sideBySide ? (
        <Comparison job={job} chosen={chosen} onChoose={choose} onOpen={onOpen} onBack={() => setComparing(false)} />
      ) : (
        <Overview
          {...props}
          chosen={chosen}
          filter={filter}
          onFilter={setFilter}
          inviting={inviting}
          onInviting={setInviting}
          onChoose={choose}
          onCompare={() => setComparing(true)}
        />
      )}
    </div>
  );
}

/** Where candidates are invited by email: whether it is open, and what was typed in which round. */
interface Inviting {
  readonly open: boolean;
  readonly round: number;
  readonly text: string;
}

interface OverviewProps extends JobPageProps {
  readonly inviting: Inviting;
  readonly onInviting: (inviting: Inviting) => void;
  /** For the comparison. */
  readonly chosen: readonly CandidateView[];
  readonly filter: CandidateFilter;
  readonly onFilter: (filter: CandidateFilter) => void;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onCompare: () => void;
}

function Overview(props: OverviewProps) {
  const { job, remark, busy, notice, error, bar, settings, linkCopied = false, chosen, onChoose, onCompare } = props;
  const { filter, onFilter, exporting, onExport, onShortlist, onCopyLink, onOpen, onSetBar, onSaveSettings, onAction } =
    props;
  const { invites, inviting, onInviting, onInvite, onInvitesSeen } = props;
  const toggle = () => {
    if (inviting.open) onInvitesSeen();
    onInviting({ ...inviting, open: !inviting.open });
  };
  const compared = chosen.map(({ id }) => id);
  return (
    <List>
      <JobHeader
        job={job}
        copied={linkCopied}
        onCopyLink={onCopyLink}
        inviting={invites && { open: inviting.open, onToggle: toggle }}
      >
        {invites && inviting.open && job.status === 'open' && (
          <InviteByEmail
            {...invites}
            contactEmail={job.contactEmail}
            text={inviting.round === invites.round ? inviting.text : ''}
            onType={(text) => {
              onInvitesSeen();
              onInviting({ ...inviting, text, round: invites.round });
            }}
            onNewLink={() => onAction('rotate')}
            onInvite={onInvite}
          />
        )}
      </JobHeader>
      {remark && <Alert tone="info">{remark}</Alert>}
      <CandidateList
        candidates={job.candidates}
        arrivals={job.arrivals}
        compared={compared}
        onCompare={onChoose}
        filter={filter}
        onFilter={onFilter}
        onOpen={onOpen}
        onShortlist={onShortlist}
      />
      {chosen.length > 0 && (
        <Chosen role="region" aria-label="Comparison">
          <span>{chosen.map(({ label }) => label).join(', ')}</span>
          <Button disabled={chosen.length < 2} onClick={onCompare}>
            {chosen.length < 2 ? 'Choose One More' : 'Compare Side by Side'}
          </Button>
        </Chosen>
      )}
      {job.candidates.length + job.arrivals.length > 0 && <ExportChoice {...exporting} onExport={onExport} />}
      <Foot data-settings={settings !== undefined}>
        <BarControl
          key={job.bar}
          bar={job.bar}
          scores={job.scores}
          assessed={job.assessed}
          withheld={job.withheld}
          saving={bar?.saving ?? false}
          error={bar?.error}
          onSave={onSetBar}
        />
        {settings && <JobSettings {...settings} onSave={onSaveSettings} />}
        <JobControls
          status={job.status}
          contactEmail={job.contactEmail}
          busy={busy}
          notice={notice}
          error={error}
          onAction={onAction}
        />
      </Foot>
      <AuditLog entries={job.log} />
    </List>
  );
}

interface ComparisonProps {
  readonly job: JobView;
  readonly chosen: readonly CandidateView[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onOpen: (id: string) => void;
  readonly onBack: () => void;
}

function Comparison({ job, chosen, onChoose, onOpen, onBack }: ComparisonProps) {
  return (
    <Compared>
      <Head>
        <Button variant="link" onClick={onBack}>
          All Candidates
        </Button>
        <h1 tabIndex={-1}>Side by side</h1>
        <p>{job.title}</p>
      </Head>
      <CompareTable
        candidates={chosen}
        skills={job.skills}
        onOpen={onOpen}
        onRemove={(id) => onChoose(chosen.flatMap((one) => (one.id === id ? [] : [one.id])))}
      />
    </Compared>
  );
}
