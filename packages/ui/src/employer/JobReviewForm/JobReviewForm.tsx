import type { KeyboardEvent, SubmitEvent } from 'react';
import { Alert, Button, EditableList, TextField, VisuallyHidden } from '../../primitives/index.ts';
import { LengthFields } from '../LengthFields/index.ts';
import { LogoField } from '../LogoField/index.ts';
import { NoteField } from '../NoteField/index.ts';
import { JobSkills } from '../JobSkills/index.ts';
import type { InterviewLength, JobDraft } from '../types.ts';
import { Calls, Form } from './JobReviewForm.styles.ts';

export interface JobReviewFormProps {
  readonly draft: JobDraft;
  /** The lengths that an interview can be given. */
  readonly lengths: readonly InterviewLength[];
  /** It is being saved, and can't be edited meanwhile. */
  readonly finalizing?: boolean;
  readonly onDraftChange: (draft: JobDraft) => void;
  readonly onEditDescription: () => void;
  /** Also reported without an address (by Enter in a field of one line), and with what is none. */
  readonly onFinalize: () => void;
}

/** What was read out of a job description, to be put right before candidates meet it. */
export function JobReviewForm(props: JobReviewFormProps) {
  const { draft, lengths, finalizing = false, onDraftChange, onEditDescription, onFinalize } = props;
  const noEmail = draft.contactEmail.trim() === '';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!finalizing) onFinalize();
  };

  // A browser sends no form whose button is disabled, so that Enter without an address would be answered by nothing.
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || finalizing || !noEmail) return;
    event.preventDefault();
    onFinalize();
  };

  return (
    // Browsers refuse addresses that there are, such as `müller@example.de`; the page says what the service would refuse.
    <Form noValidate onSubmit={submit} aria-label="Interview settings">
      {draft.otherLanguage && (
        <Alert tone="info">
          Your job description isn’t in English. Interviews are held in English: the questions below are, and candidates
          answer in English.
        </Alert>
      )}
      <TextField
        label="Company"
        name="company"
        required
        autoComplete="organization"
        readOnly={finalizing}
        hint="Candidates see this name: the company that invites them, and for which their answers are recorded."
        value={draft.company}
        onChange={(event) => onDraftChange({ ...draft, company: event.target.value })}
        onKeyDown={enter}
      />
      <LogoField
        logo={draft.logo}
        company={draft.company}
        readOnly={finalizing}
        onChange={(logo) => onDraftChange({ ...draft, logo })}
      />
      <TextField
        label="Job Title"
        name="title"
        required
        autoComplete="off"
        readOnly={finalizing}
        value={draft.title}
        onChange={(event) => onDraftChange({ ...draft, title: event.target.value })}
        onKeyDown={enter}
      />
      <JobSkills
        skills={draft.skills}
        niceToHave={draft.niceToHave}
        disabled={finalizing}
        onChange={(skills) => onDraftChange({ ...draft, ...skills })}
      />
      <EditableList
        label="Key Interview Questions"
        items={draft.questions}
        onItemsChange={(questions) => onDraftChange({ ...draft, questions })}
        addLabel="Add Question"
        itemNoun="question"
        placeholder="Type a question"
        disabled={finalizing}
      />
      <LengthFields
        lengths={lengths}
        minutes={draft.minutes}
        questionCount={draft.questionCount}
        written={draft.questions.length}
        disabled={finalizing}
        onChange={({ minutes, questionCount }) =>
          onDraftChange({ ...draft, minutes: minutes ?? draft.minutes, questionCount })
        }
      />
      <NoteField note={draft.note} readOnly={finalizing} onChange={(note) => onDraftChange({ ...draft, note })} />
      <TextField
        label="Contact Email"
        name="contactEmail"
        type="email"
        autoComplete="email"
        required
        readOnly={finalizing}
        hint="We’ll send your private link here, and tell you when a candidate is a match. Candidates never see this address."
        value={draft.contactEmail}
        onChange={(event) => onDraftChange({ ...draft, contactEmail: event.target.value })}
        onKeyDown={enter}
      />
      <Calls>
        <Button size="large" type="submit" busy={finalizing} disabled={noEmail}>
          Generate Smart Link For Candidates
        </Button>
        <Button size="large" variant="quiet" disabled={finalizing} onClick={onEditDescription}>
          Edit Job Description
        </Button>
      </Calls>
      <VisuallyHidden role="status">{finalizing ? 'Saving your job post...' : ''}</VisuallyHidden>
    </Form>
  );
}
