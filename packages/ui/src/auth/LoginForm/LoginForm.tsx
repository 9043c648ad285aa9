import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Alert, Button, PasswordField, TextField } from '../../primitives/index.ts';
import { fieldText } from '../fieldText.ts';
import { Fields, Form, Lead } from '../form.styles.ts';
import { PasswordBlock, Switch } from './LoginForm.styles.ts';
import { words, type LoginMode } from './words.ts';

export interface LoginFormProps {
  readonly mode: LoginMode;
  /** Why the person was sent here. */
  readonly notice?: ReactNode;
  /** What an account is for, where the page does not say it. */
  readonly lead?: ReactNode;
  /** Where the form is a part of a page that has its own title. */
  readonly heading?: 'h1' | 'h2';
  readonly busy?: boolean;
  /** What went wrong, as the person reads it. */
  readonly error?: string | undefined;
  /** The reset link is on its way. */
  readonly sent?: boolean;
  readonly onModeChange: (mode: LoginMode) => void;
  /** `password` is empty in the mode `reset-password`. */
  readonly onSubmit: (credentials: { email: string; password: string }) => void;
}

/** Logs in, creates an account, or sends a link to set a new password. What was typed stays when the mode changes. */
export function LoginForm(props: LoginFormProps) {
  const {
    mode,
    notice,
    lead,
    heading: Heading = 'h1',
    busy = false,
    error,
    sent = false,
    onModeChange,
    onSubmit,
  } = props;
  const { title, submit, question, other, next } = words[mode];
  const reset = mode === 'reset-password';
  const email = useRef<HTMLInputElement>(null);
  const shownMode = useRef(mode);

  // Whoever changes the mode, perhaps from far below the form, goes on in its first field.
  useEffect(() => {
    if (shownMode.current === mode) return;
    shownMode.current = mode;
    email.current?.focus();
  }, [mode]);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    onSubmit({ email: fieldText(form, 'email').trim(), password: reset ? '' : fieldText(form, 'password') });
  };

  if (reset && sent)
    return (
      <Form as="div">
        <Heading>{title}</Heading>
        <Alert tone="success">Password reset email sent!</Alert>
        <Lead>Open the link in it to choose a new password. It may take a minute to arrive.</Lead>
        <Switch>
          <Button variant="link" onClick={() => onModeChange('login')}>
            Back to Login
          </Button>
        </Switch>
      </Form>
    );

  return (
    <Form onSubmit={send} aria-label={title}>
      <Heading>{title}</Heading>
      {!reset && lead && <Lead>{lead}</Lead>}
      {notice && <Alert tone="info">{notice}</Alert>}
      {reset && <Lead>Enter your account’s email address. We’ll send you a link to choose a new password.</Lead>}
      {error && <Alert>{error}</Alert>}
      <Fields>
        <TextField ref={email} label="Email" name="email" type="email" autoComplete="email" required />
        {!reset && (
          <PasswordBlock>
            <PasswordField
              label="Password"
              name="password"
              autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
              required
            />
            {mode === 'login' && (
              <Button variant="link" onClick={() => onModeChange('reset-password')}>
                Forgot Password?
              </Button>
            )}
          </PasswordBlock>
        )}
      </Fields>
      <Button type="submit" wide busy={busy}>
        {submit}
      </Button>
      <Switch>
        <span>{question}</span>
        <Button variant="link" onClick={() => onModeChange(next)}>
          {other}
        </Button>
      </Switch>
    </Form>
  );
}
