import { type SubmitEvent, useState } from 'react';
import { Button, TextArea } from '../../primitives/index.ts';
import { Form } from './PrivateNote.styles.ts';

/** Longest note about one candidate, in characters. */
const longest = 2_000;

export interface PrivateNoteProps {
  /** As it is kept. */
  readonly note: string;
  readonly saving?: boolean;
  /** It was saved a moment ago. */
  readonly saved?: boolean;
  /** It was not saved, in a sentence; what was typed stays. */
  readonly error?: string | undefined;
  /** Never reported with a note that is too long. */
  readonly onSave: (note: string) => void;
}

/** What the employer notes about a candidate for themselves. */
export function PrivateNote({ note, saving = false, saved = false, error, onSave }: PrivateNoteProps) {
  const [draft, setDraft] = useState(note);
  const over = draft.trim().length - longest;
  const changed = draft.trim() !== note;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!saving && changed && over <= 0) onSave(draft.trim());
  };
  return (
    <Form onSubmit={submit} aria-label="Private note">
      <TextArea
        label="Private note"
        rows={4}
        value={draft}
        readOnly={saving}
        hint="Only people with your private link can see it. A candidate may ask what you wrote, so keep it about the job."
        error={
          over > 0
            ? `A note can have up to 2,000 characters. This one has ${over.toLocaleString('en')} too many.`
            : error
        }
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button type="submit" variant="quiet" busy={saving} disabled={!changed || over > 0}>
        Save the Note
      </Button>
      <p role="status">{saved && !changed ? 'Your note is saved.' : ''}</p>
    </Form>
  );
}
