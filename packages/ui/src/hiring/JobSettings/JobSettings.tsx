import { type SubmitEvent, useId, useState } from 'react';
import { Alert, Button, EditableList, TextField } from '../../primitives/index.ts';
import { Form } from './JobSettings.styles.ts';

/** What candidates are asked about. */
export interface JobSettingsView {
  readonly title: string;
  readonly skills: readonly string[];
  readonly questions: readonly string[];
}

export interface JobSettingsProps {
  readonly settings: JobSettingsView;
  readonly saving?: boolean;
  readonly notice?: string | undefined;
  readonly error?: string | undefined;
  readonly onSave: (settings: JobSettingsView) => void;
}

/** Changes what the next candidates of a job that is out are asked; what is typed stays when saving fails. */
export function JobSettings({ settings, saving = false, notice, error, onSave }: JobSettingsProps) {
  const [draft, setDraft] = useState(settings);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!saving) onSave(draft);
  };
  return (
    <Form aria-labelledby={id} onSubmit={submit}>
      <h2 id={id}>What candidates are asked</h2>
      {error && <Alert>{error}</Alert>}
      {notice && <Alert tone="success">{notice}</Alert>}
      <TextField
        label="Job Title"
        name="title"
        required
        autoComplete="off"
        hint="Changes count for interviews that have not begun."
        readOnly={saving}
        value={draft.title}
        onChange={(event) => setDraft({ ...draft, title: event.target.value })}
      />
      <EditableList
        label="Required Skills"
        items={draft.skills}
        onItemsChange={(skills) => setDraft({ ...draft, skills })}
        addLabel="Add Skill"
        itemNoun="skill"
        disabled={saving}
      />
      <EditableList
        label="Key Interview Questions"
        items={draft.questions}
        onItemsChange={(questions) => setDraft({ ...draft, questions })}
        addLabel="Add Question"
        itemNoun="question"
        disabled={saving}
      />
      <div>
        <Button type="submit" busy={saving}>
          Save Changes
        </Button>
      </div>
    </Form>
  );
}
