import type { KeyboardEvent, SubmitEvent } from 'react';
import { Button, EditableList, TextField, VisuallyHidden } from '../../primitives/index.ts';
import type { JobDraft } from '../types.ts';
import { Calls, Form } from './JobReviewForm.styles.ts';

export interface JobReviewFormProps {
  readonly draft: JobDraft;
  /** It is being saved, and can't be edited meanwhile. */
  readonly finalizing?: boolean;
  readonly onDraftChange: (draft: JobDraft) => void;
  readonly onEditDescription: () => void;
  /** Also reported without an address (by Enter in a field of one line), and with what is none. */
  readonly onFinalize: () => void;
}

/** What was read out of a job description, to be put right before candidates meet it. */
export function JobReviewForm(props: JobReviewFormProps) {
  const { draft, finalizing = false, onDraftChange, onEditDescription, onFinalize } = props;
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
      <EditableList
        label="Required Skills"
        items={draft.skills}
        onItemsChange={(skills) => onDraftChange({ ...draft, skills })}
        addLabel="Add Skill"
        itemNoun="skill"
        placeholder="A skill, as in “Wound care”"
        disabled={finalizing}
      />
      <EditableList
        label="Key Interview Questions"
        items={draft.questions}
        onItemsChange={(questions) => onDraftChange({ ...draft, questions })}
        addLabel="Add Question"
        itemNoun="question"
        placeholder="As you would ask it"
        disabled={finalizing}
      />
      <TextField
        label="Contact Email"
        name="contactEmail"
        type="email"
        autoComplete="email"
        required
        readOnly={finalizing}
        hint="Needed for the link. Candidates who fit are announced here, and your private link is sent here."
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
