import { type SubmitEvent, useId, useState } from 'react';
import { Alert, Button, EditableList, TextField } from '../../primitives/index.ts';
import { LeftOut } from '../LeftOut/index.ts';
import type { LeftOutView } from '../types.ts';
import { Form, Head } from './JobSettings.styles.ts';

/** What candidates are asked about. */
export interface JobSettingsView {
  readonly title: string;
  readonly skills: readonly string[];
  readonly questions: readonly string[];
}

export interface JobSettingsProps {
  readonly settings: JobSettingsView;
  /** What interviews leave out of it. */
  readonly leftOut?: readonly LeftOutView[] | undefined;
  readonly saving?: boolean;
  readonly notice?: string | undefined;
  readonly error?: string | undefined;
  readonly onSave: (settings: JobSettingsView) => void;
}

/** Changes what the next candidates of a job that is out are asked; what is typed stays when saving fails. */
export function JobSettings({ settings, leftOut = [], saving = false, notice, error, onSave }: JobSettingsProps) {
  const [draft, setDraft] = useState(settings);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!saving) onSave(draft);
  };
  return (
    <Form aria-labelledby={id} onSubmit={submit}>
      <Head>
        <h2 id={id}>What candidates are asked</h2>
        <p>Changes count for interviews that have not begun.</p>
      </Head>
      {error && <Alert>{error}</Alert>}
      {notice && <Alert tone="success">{notice}</Alert>}
      {leftOut.length > 0 && <LeftOut parts={leftOut} />}
      <TextField
        label="Job Title"
        name="title"
        required
        autoComplete="off"
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
        placeholder="A skill, as in “Wound care”"
        disabled={saving}
      />
      <EditableList
        label="Key Interview Questions"
        items={draft.questions}
        onItemsChange={(questions) => setDraft({ ...draft, questions })}
        addLabel="Add Question"
        itemNoun="question"
        placeholder="As you would ask it"
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
