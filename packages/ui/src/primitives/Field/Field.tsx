import { useId, type ReactNode } from 'react';
import { WarningIcon } from '../icons/index.ts';
import { Hint, Label, Problem, Stack } from './Field.styles.ts';

/** What every field of a form says besides its value. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the value; read out with the field. */
  readonly error?: string | undefined;
}

/** Ties a control to its words; spread on the control itself. */
export interface ControlTies {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldWords {
  readonly children: (ties: ControlTies) => ReactNode;
}

/** Label, hint and error around a control of any kind. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  return (
    <Stack>
      <Label htmlFor={id}>{label}</Label>
      {children(tiesOf(id, hint, error))}
      <FieldNotes id={id} hint={hint} error={error} />
    </Stack>
  );
}

/** The ties between a control with this id and its {@link FieldNotes}. */
export function tiesOf(id: string, hint: string | undefined, error: string | undefined): ControlTies {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

/** Hint and error under a control. */
export function FieldNotes({ id, hint, error }: { readonly id: string } & Omit<FieldWords, 'label'>) {
  return (
    <>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <Problem id={`${id}-error`}>
          <WarningIcon />
          {error}
        </Problem>
      )}
    </>
  );
}
