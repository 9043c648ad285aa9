import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { WithToggle } from './PasswordField.styles.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'children'>;

/** A password, hidden until its owner wants to see it. */
export function PasswordField({ disabled, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      disabled={disabled}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
    >
      {(input) => (
        <WithToggle>
          {input}
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            disabled={disabled}
            onClick={() => setShown(!shown)}
          />
        </WithToggle>
      )}
    </TextField>
  );
}
