import { TextArea } from '../../primitives/index.ts';

/** Longest note for candidates, in characters. */
const longest = 600;

export interface NoteFieldProps {
  readonly note: string;
  readonly readOnly?: boolean;
  readonly onChange: (note: string) => void;
}

/** What an employer wants candidates to read before the interview. */
export function NoteField({ note, readOnly = false, onChange }: NoteFieldProps) {
  const over = note.trim().length - longest;
  return (
    <TextArea
      label="Note for candidates (optional)"
      name="note"
      rows={3}
      readOnly={readOnly}
      value={note}
      hint="They read it before they start. No links, email addresses, or phone numbers."
      error={over > 0 ? `A note can have up to ${longest} characters. This one has ${over} too many.` : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
