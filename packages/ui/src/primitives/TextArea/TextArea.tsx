import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '../Field/index.ts';
import { Box } from './TextArea.styles.ts';

export interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'id' | 'children'> {}

/** A field of several lines with its label above it; its owner can make it taller. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => <Box {...ties} {...rest} />}
    </Field>
  );
}
