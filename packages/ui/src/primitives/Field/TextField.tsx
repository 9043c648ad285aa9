import { useId, type ComponentProps, type ReactNode } from 'react';
import { Hint, Input, Label, Problem, Stack } from './Field.styles.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the value; read out with the field. */
  readonly error?: string | undefined;
  /** Wraps the input, as a toggle beside it does. */
  readonly children?: (input: ReactNode) => ReactNode;
}

/** A field of one line with its label above it. */
export function TextField({ label, hint, error, children, ...rest }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const input = (
    <Input id={id} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} {...rest} />
  );
  return (
    <Stack>
      <Label htmlFor={id}>{label}</Label>
      {children ? children(input) : input}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Stack>
  );
}
