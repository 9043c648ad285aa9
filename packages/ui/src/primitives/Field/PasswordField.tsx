import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { WithToggle } from './Field.styles.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'children'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField {...props} type={shown ? 'text' : 'password'} autoCapitalize="off" spellCheck={false}>
      {(input) => (
        <WithToggle>
          {input}
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            onClick={() => setShown(!shown)}
          />
        </WithToggle>
      )}
    </TextField>
  );
}
