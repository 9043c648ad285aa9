import { type SubmitEvent, useId, useState } from 'react';
import { type InterviewLength, JobSkills, LengthFields, LogoField, NoteField } from '../../employer/index.ts';
import { Alert, Button, EditableList, TextField } from '../../primitives/index.ts';
import { LeftOut } from '../LeftOut/index.ts';
import type { LeftOutView } from '../types.ts';
import { Form, Head } from './JobSettings.styles.ts';

/** What candidates are asked about and told. */
export interface JobSettingsView {
  readonly title: string;
  /** '' where none was given. */
  readonly company: string;
  /** Address of a picture; null for none. */
  readonly logo: string | null;
  readonly note: string;
  readonly skills: readonly string[];
  /** Those of the skills that are nice to have. */
  readonly niceToHave: readonly string[];
  readonly questions: readonly string[];
  /** Null where none was chosen. */
  readonly minutes: number | null;
  readonly questionCount: number | null;
}

/** What an employer changed of it. */
export type ChangedSettings = Omit<JobSettingsView, 'logo'> & Partial<Pick<JobSettingsView, 'logo'>>;

export interface JobSettingsProps {
  readonly settings: JobSettingsView;
  /** The lengths that an interview can be given. */
  readonly lengths: readonly InterviewLength[];
  /** Candidates have already agreed to be recorded for this company, so its name can’t change. */
  readonly companyFixed?: boolean;
  /** What interviews leave out of it. */
  readonly leftOut?: readonly LeftOutView[] | undefined;
  readonly saving?: boolean;
  readonly notice?: string | undefined;
  readonly error?: string | undefined;
  /** A logo that wasn't touched is left out, so that nothing undoes what another reader of the link changed. */
  readonly onSave: (settings: ChangedSettings) => void;
}

/** Changes what the next candidates of a job that is out are asked; what is typed stays when saving fails. */
export function JobSettings(props: JobSettingsProps) {
  const { settings, lengths, companyFixed = false, leftOut = [], saving = false, notice, error, onSave } = props;
  const [first] = useState(settings);
  const [draft, setDraft] = useState(settings);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { logo, ...others } = draft;
    if (!saving) onSave(logo === first.logo ? others : draft);
  };
  return (
    <Form aria-labelledby={id} onSubmit={submit}>
      <Head>
        <h2 id={id}>What candidates are asked</h2>
        <p>Changes apply to interviews that haven’t started.</p>
      </Head>
      {error && <Alert>{error}</Alert>}
      {notice && <Alert tone="success">{notice}</Alert>}
      {leftOut.length > 0 && <LeftOut parts={leftOut} />}
      <TextField
        label="Company"
        name="company"
        required
        autoComplete="organization"
        readOnly={saving || companyFixed}
        hint={
          companyFixed
            ? 'Candidates have already agreed to be recorded for this company, so its name can’t change.'
            : 'Candidates see this name: the company that invites them, and for which their answers are recorded.'
        }
        value={draft.company}
        onChange={(event) => setDraft({ ...draft, company: event.target.value })}
      />
      <LogoField
        logo={draft.logo}
        company={draft.company}
        readOnly={saving}
        onChange={(logo) => setDraft({ ...draft, logo })}
      />
      <TextField
        label="Job Title"
        name="title"
        required
        autoComplete="off"
        readOnly={saving}
        value={draft.title}
        onChange={(event) => setDraft({ ...draft, title: event.target.value })}
      />
      <JobSkills
        skills={draft.skills}
        niceToHave={draft.niceToHave}
        disabled={saving}
        onChange={(skills) => setDraft({ ...draft, ...skills })}
      />
      <EditableList
        label="Key Interview Questions"
        items={draft.questions}
        onItemsChange={(questions) => setDraft({ ...draft, questions })}
        addLabel="Add Question"
        itemNoun="question"
        placeholder="Type a question"
        disabled={saving}
      />
      <LengthFields
        lengths={lengths}
        minutes={draft.minutes}
        questionCount={draft.questionCount}
        written={draft.questions.length}
        disabled={saving}
        onChange={(length) => setDraft({ ...draft, ...length })}
      />
      <NoteField note={draft.note} readOnly={saving} onChange={(note) => setDraft({ ...draft, note })} />
      <div>
        <Button type="submit" busy={saving}>
          Save Changes
        </Button>
      </div>
    </Form>
  );
}
