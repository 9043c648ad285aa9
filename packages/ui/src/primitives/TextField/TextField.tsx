import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from '../Field/index.ts';
import { Input } from './TextField.styles.ts';

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id' | 'children'> {
  /** Wraps the input, as a toggle beside it does. */
  readonly children?: (input: ReactNode) => ReactNode;
}

/** A field of one line with its label above it. */
export function TextField({ label, hint, error, children, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => {
        const input = <Input {...ties} {...rest} />;
        return children ? children(input) : input;
      }}
    </Field>
  );
}
