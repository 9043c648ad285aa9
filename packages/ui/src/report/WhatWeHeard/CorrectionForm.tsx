import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button, TextArea } from '../../primitives/index.ts';
import type { CorrectableTurn } from '../types.ts';
import { Choices, Form } from './WhatWeHeard.styles.ts';

interface CorrectionFormProps {
  /** What stands there now. */
  readonly text: string;
  readonly heard: string;
  readonly limits: CorrectableTurn;
  readonly sending: boolean;
  readonly error: string | undefined;
  readonly onCancel: () => void;
  readonly onSave: (text: string) => void;
}

/** Where a candidate types what they said. Nothing can be sent that changes nothing, except of words that were hard to hear. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { text, heard, limits, sending, error, onCancel, onSave } = props;
  const [draft, setDraft] = useState(text);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  const unchanged = draft.trim() === text.trim();
  const confirms = limits.hardToHear && draft.trim() === heard.trim();
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (!sending && draft.trim() !== '' && (confirms || !unchanged)) onSave(draft.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || sending) return;
        event.preventDefault();
        onCancel();
      }}
    >
      <TextArea
        label="What you said"
        hint={`Fix only the words that are wrong, up to ${limits.words}. To say it better, try the question again in your next interview.`}
        error={error}
        rows={6}
        value={draft}
        disabled={sending}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <Choices>
        <Button type="submit" busy={sending} disabled={draft.trim() === '' || (unchanged && !confirms)}>
          {confirms ? 'That’s What I Said' : 'Save and Assess Again'}
        </Button>
        <Button variant="quiet" disabled={sending} onClick={onCancel}>
          Cancel
        </Button>
      </Choices>
    </Form>
  );
}
