import { useId, useRef, useState } from 'react';
import { Button, CheckIcon, Label, Problem, Stack, VisuallyHidden, WarningIcon } from '../../primitives/index.ts';
import { Row, Value } from './CopyField.styles.ts';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** On the button. */
  readonly copyLabel?: string;
  /** `quiet`: not the text that the page is about. */
  readonly variant?: 'primary' | 'quiet';
  /** Resolves when the value is on the clipboard. */
  readonly onCopy: (value: string) => Promise<void>;
}

/** A text to take along. Where the browser keeps its clipboard closed, the text is selected for copying by hand. */
export function CopyField({ label, value, copyLabel = 'Copy Link', variant = 'primary', onCopy }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');

  async function copy() {
    try {
      await onCopy(value);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
      field.current?.focus();
      if (field.current) selectAll(field.current);
    }
  }

  return (
    <Stack>
      <Label htmlFor={id}>{label}</Label>
      <Row>
        <Value
          ref={field}
          id={id}
          readOnly
          value={value}
          aria-describedby={outcome === 'refused' ? `${id}-problem` : undefined}
          onFocus={(event) => selectAll(event.target)}
        />
        <Button
          variant={variant}
          icon={outcome === 'copied' ? <CheckIcon /> : undefined}
          onClick={() => void copy()}
          onBlur={() => setOutcome((now) => (now === 'copied' ? 'none' : now))}
        >
          {outcome === 'copied' ? 'Copied' : copyLabel}
        </Button>
      </Row>
      <VisuallyHidden role="status">{outcome === 'copied' ? 'The link is on your clipboard.' : ''}</VisuallyHidden>
      {outcome === 'refused' && (
        <Problem id={`${id}-problem`} role="alert">
          <WarningIcon />
          Your browser didn’t let us copy it. It’s selected, so press Ctrl+C or ⌘C.
        </Problem>
      )}
    </Stack>
  );
}

/** Keeps the start in view: people recognize a link by it. */
function selectAll(field: HTMLInputElement): void {
  field.setSelectionRange(0, field.value.length, 'backward');
  field.scrollLeft = 0;
}
