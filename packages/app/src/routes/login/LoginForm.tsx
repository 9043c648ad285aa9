import { Alert, Button, PasswordField, TextField } from '@viva/ui';
import type { useLoginForm } from './useLoginForm.ts';

type LoginFormProps = ReturnType<typeof useLoginForm> & { readonly notice: string | undefined };

const titles = { login: 'Login', signup: 'Create Account', reset: 'Reset Password' } as const;
const submits = { login: 'Login', signup: 'Create Account', reset: 'Send Reset Link' } as const;

/** The form of the login page in its three modes. */
export function LoginForm({ mode, busy, error, sent, notice, changeMode, submit }: LoginFormProps) {
  const send = (data: FormData) => {
    const text = (name: string) => String(data.get(name) ?? '');
    submit({ email: text('email'), password: text('password') });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      <h1>{titles[mode]}</h1>
      {notice !== undefined && <Alert>{notice}</Alert>}
      {error !== undefined && <Alert tone="problem">{error}</Alert>}
      {sent && <Alert>Password reset email sent!</Alert>}
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      {mode !== 'reset' && (
        <PasswordField
          label="Password"
          name="password"
          autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
          required
        />
      )}
      <Button type="submit" busy={busy}>
        {submits[mode]}
      </Button>
      {mode === 'login' && (
        <Button variant="link" onClick={() => changeMode('reset')}>
          Forgot Password?
        </Button>
      )}
      <Button variant="link" onClick={() => changeMode(mode === 'login' ? 'signup' : 'login')}>
        {mode === 'login' ? 'Create Account' : 'Back to Login'}
      </Button>
    </form>
  );
}
