import type { SubmitEvent } from 'react';
import { Alert, Button, ButtonLink, PasswordField } from '../../primitives/index.ts';
import { fieldText } from '../fieldText.ts';
import { Fields, Form, Lead, Ways } from '../form.styles.ts';

/** Where somebody with a reset link is. `email` is the account's; messages are as the person reads them. */
export type ResetPasswordView =
  | { readonly phase: 'checking' }
  /** The link is of no use. */
  | { readonly phase: 'invalid'; readonly message: string }
  | {
      readonly phase: 'form';
      readonly email: string;
      readonly busy?: boolean | undefined;
      readonly error?: string | undefined;
    }
  /** The new password holds; the login page comes by itself. */
  | { readonly phase: 'done' };

export interface ResetPasswordFormProps {
  readonly view: ResetPasswordView;
  readonly onSubmit: (passwords: { password: string; confirmation: string }) => void;
}

const title = 'Set a New Password';

/** Sets a new password through the link of a reset e-mail. */
export function ResetPasswordForm({ view, onSubmit }: ResetPasswordFormProps) {
  if (view.phase !== 'form')
    return (
      <Form as="div">
        <h1>{title}</h1>
        {view.phase === 'checking' && <Lead role="status">Checking your link...</Lead>}
        {view.phase === 'invalid' && <Alert>{view.message}</Alert>}
        {view.phase === 'done' && (
          <Alert tone="success">Your password has been changed. The login page opens in a moment.</Alert>
        )}
        {view.phase === 'done' && <ButtonLink href="/login">Login</ButtonLink>}
        {view.phase === 'invalid' && (
          <Ways>
            <ButtonLink href="/login?mode=reset-password">Request a New Link</ButtonLink>
            <ButtonLink href="/login" variant="quiet">
              Back to Login
            </ButtonLink>
          </Ways>
        )}
      </Form>
    );

  const { email, busy = false, error } = view;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    onSubmit({ password: fieldText(form, 'password'), confirmation: fieldText(form, 'confirmation') });
  };
  return (
    <Form onSubmit={send} aria-label={title}>
      <h1>{title}</h1>
      <Lead>For the account of {email}.</Lead>
      {error && <Alert>{error}</Alert>}
      {/* Password managers keep the new password under this name. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <Fields>
        <PasswordField label="New Password" name="password" autoComplete="new-password" required />
        <PasswordField label="Confirm Password" name="confirmation" autoComplete="new-password" required />
      </Fields>
      <Button type="submit" wide busy={busy}>
        Reset Password
      </Button>
    </Form>
  );
}
