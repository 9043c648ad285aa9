import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldNotes, tiesOf } from '../Field/index.ts';
import { CheckIcon } from '../icons/index.ts';
import { Box, Notes, Row } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'onChange' | 'children'> {
  /** May hold links, as in "I agree to the Terms of Use". */
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A statement that a person agrees to, or not. */
export function Checkbox({ label, checked, onCheckedChange, hint, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <Row>
        <Box>
          <input
            {...tiesOf(id, hint, error)}
            {...rest}
            type="checkbox"
            checked={checked}
            onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          />
          <CheckIcon />
        </Box>
        <span>{label}</span>
      </Row>
      {(hint || error) && (
        <Notes>
          <FieldNotes id={id} hint={hint} error={error} />
        </Notes>
      )}
    </div>
  );
}
